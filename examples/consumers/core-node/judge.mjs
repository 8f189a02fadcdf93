// The judge of what a model printed, in plain JavaScript: its types name React's, which is not installed here.
import { judgeSurface } from 'a2ui-surface/testing'
import { payload } from './dist/payload.js'

const printed = `Here is the form:\n\`\`\`json\n${JSON.stringify(payload)}\n\`\`\``
console.log(`judge: ${judgeSurface(printed).pass ? 'pass' : 'fail'}`)
