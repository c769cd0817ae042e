import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { watchTheme } from './watch-theme.ts'

let isSystemDark = false
let tellSystem: () => void = () => undefined

beforeEach(() => {
  isSystemDark = false
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isSystemDark
    },
    addEventListener: (_: string, look: () => void) => void (tellSystem = look),
    removeEventListener: () => void (tellSystem = () => undefined),
  }))
})

afterEach(() => {
  delete document.documentElement.dataset.theme
  vi.unstubAllGlobals()
})

test('the studio follows the system until a theme is chosen', async () => {
  const told: string[] = []
  const stop = watchTheme((theme) => told.push(theme))
  isSystemDark = true
  tellSystem()
  document.documentElement.dataset.theme = 'light'
  await vi.waitFor(() => expect(told).toEqual(['light', 'dark', 'light']))
  stop()
  document.documentElement.dataset.theme = 'dark'
  await Promise.resolve()
  expect(told).toHaveLength(3)
})
