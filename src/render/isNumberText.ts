// Whether a text may be a number, as people write it anywhere: `1,5`, `-.5`, `1 000`, `1e3`, `٣٫٥`. It only decides on a remark,
// so it lets pass what it cannot be sure of. Each part of the pattern begins with what the part before cannot end with: linear time.
const NUMBER = /^[-+−]?[.,٫]?\p{Nd}+(?:[.,٫٬'’_\s]\p{Nd}+)*[.,٫]?(?:e[-+−]?\p{Nd}+)?$/iu

/** Marks of direction that keyboards of right-to-left languages put beside a sign. */
const MARKS = /[\u061c\u200e\u200f]/g

export function isNumberText(text: string): boolean {
  return NUMBER.test(text.replace(MARKS, '').trim())
}
