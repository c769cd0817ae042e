import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createState } from '../state.ts'
import type { Progress } from './navigation.ts'
import { createProgress } from './progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched() {
  const state$ = createState<Progress>('idle')
  const seen: Progress[] = []
  state$.subscribe((state) => seen.push(state))
  return { seen, progress: createProgress(state$) }
}

test('the bar runs until the page is there, reaches its end and goes', () => {
  const { seen, progress } = watched()
  progress.run()
  progress.run()
  progress.end('ready')
  vi.runAllTimers()
  expect(seen).toEqual(['idle', 'running', 'ended', 'idle'])
})

test('the bar ends with an error, too', () => {
  const { seen, progress } = watched()
  progress.run()
  progress.end('failed')
  vi.runAllTimers()
  expect(seen).toEqual(['idle', 'running', 'failed', 'idle'])
})

test('a change that nobody waited for shows no bar', () => {
  const { seen, progress } = watched()
  progress.end('ready')
  expect(seen).toEqual(['idle'])
})

test('a change that follows at once has a bar of its own', () => {
  const { seen, progress } = watched()
  progress.run()
  progress.end('ready')
  progress.run()
  vi.runAllTimers()
  expect(seen).toEqual(['idle', 'running', 'ended', 'running'])
})
