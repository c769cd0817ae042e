import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// Until what is waited for is there, not how long it takes: code that is fetched late takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/** A console error fails the test that caused it; a test that expects one puts its own spy in place. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  const errors = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '))
  vi.restoreAllMocks()
  if (errors.length > 0) throw new Error(`The test wrote to console.error: ${errors.join('\n')}`)
})
