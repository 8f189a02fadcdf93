// The console rule itself, which every other test leans on.
import { beforeEach, expect, it } from 'vitest'
import { checkConsole, expectConsoleError, expectConsoleWarning, watchConsole } from './console'

beforeEach(watchConsole)

it('lets a silent test pass', () => {
  expect(checkConsole).not.toThrow()
})

it('lets an announced line pass', () => {
  expectConsoleError(/gone wr.ng/)
  expectConsoleWarning('old')
  console.error('All has %s here', 'gone wrong', new Error('why'))
  console.warn('This is old.')
  expect(checkConsole).not.toThrow()
})

it('fails for an announced line that does not come', () => {
  expectConsoleError('gone wrong')
  expect(checkConsole).toThrow('Expected console.error with gone wrong')
})

it('does not take one method for the other', () => {
  expectConsoleError('gone wrong')
  expectConsoleWarning('gone wrong')
  console.error('gone wrong')
  expect(checkConsole).toThrow('Expected console.warn with gone wrong')
})

it('fails for a line that nobody announced, once', () => {
  // The line is on the console too, where a person who mends a failing test looks first.
  const said: unknown[] = []
  watchConsole({ error: (...parts) => said.push(parts), warn: () => undefined })
  console.error('Key %s is missing', 'a', { b: 1 })
  expect(checkConsole).toThrow('Unexpected console.error: Key a is missing {"b":1}')
  expect(checkConsole).not.toThrow()
  expect(said).toEqual([['Key %s is missing', 'a', { b: 1 }]])
})
