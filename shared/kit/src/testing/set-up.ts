import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

import { leaveAsFound } from './leave-as-found.ts'

// A long timeout for `findBy` and `waitFor`: lazily loaded code takes its time on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

// jsdom has no layout, so there is nothing to scroll.
Element.prototype.scrollIntoView = () => undefined

/** A console error fails the test that caused it; tests that expect one install their own spy. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  const errors = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '))
  vi.restoreAllMocks()
  if (errors.length > 0) throw new Error(`The test wrote to console.error: ${errors.join('\n')}`)
})

leaveAsFound()
