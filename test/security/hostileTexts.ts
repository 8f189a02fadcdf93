// What an agent may write where a text belongs, each attempt with an address or a call that a test would hear of.

/** Answers by a name that nothing else asks for. */
export const MARK = 'a2s-pwned'

/** Short, since some texts are cut off at 128 characters by the schema. */
export const SCRIPTS: Readonly<Record<string, string>> = {
  'an image that runs a script': `<img src=/${MARK} onerror="pwned=1">`,
  'a script': `"><script src=/${MARK}></script><svg onload=pwned=1>`,
  'a script address': `javascript:pwned=1//${MARK}`,
  'a document address': `data:text/html,<script>pwned=1</script>${MARK}`,
  'a style': `x;background:url(/${MARK})}</style><style>@import"/${MARK}"`,
  Markdown: `![x](/${MARK}) [x](javascript:pwned=1)`,
  'a template': `\${pwned=1}{{pwned=1}}${MARK}`,
}
