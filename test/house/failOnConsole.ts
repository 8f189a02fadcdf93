// Set-up of every project: the console rule of console.ts, held around each test.
import { afterEach } from 'vitest'
import { checkConsole, watchConsole } from './console'

watchConsole()
afterEach(checkConsole)
