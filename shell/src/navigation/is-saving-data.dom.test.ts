import { afterEach, expect, test, vi } from 'vitest'

import { isSavingData } from './is-saving-data.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['saves data', { saveData: true, effectiveType: '4g' }, true],
  ['has a 2g line', { saveData: false, effectiveType: '2g' }, true],
  ['has a slower line still', { saveData: false, effectiveType: 'slow-2g' }, true],
  ['has a 3g line', { saveData: false, effectiveType: '3g' }, false],
  ['tells nothing of the line', undefined, false],
])('who %s is sent only what was asked for: %j: %s', (_what, connection, expected) => {
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  expect(isSavingData()).toBe(expected)
})

test('so is who prefers reduced data', () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-data: reduce)' }))
  expect(isSavingData()).toBe(true)
})
