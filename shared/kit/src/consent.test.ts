import { expect, test } from 'vitest'

import { CONSENT_LASTS_MS, consentOf, ONLY_NEEDED } from './consent.ts'

const NOW = 1_800_000_000_000
const all = { statistics: true, comfort: true }
const chosen = (change = {}) => ({ ...all, at: NOW - 1000, signal: false, ...change })

test('a choice holds for twelve months, and then the question is asked anew', () => {
  expect(consentOf(chosen(), NOW, false)).toEqual(all)
  expect(consentOf(chosen({ at: NOW - CONSENT_LASTS_MS + 1 }), NOW, false)).toEqual(all)
  expect(consentOf(chosen({ at: NOW - CONSENT_LASTS_MS }), NOW, false)).toBeNull()
})

test('each of the two is chosen by itself', () => {
  expect(consentOf(chosen({ statistics: false }), NOW, false)).toEqual({ statistics: false, comfort: true })
  expect(consentOf(chosen({ comfort: false }), NOW, false)).toEqual({ statistics: true, comfort: false })
})

test('Global Privacy Control counts as "only what is needed" without asking', () => {
  expect(consentOf(null, NOW, true)).toEqual(ONLY_NEEDED)
  expect(consentOf(chosen(), NOW, true)).toEqual(ONLY_NEEDED)
})

test('who chooses in spite of the signal has chosen', () => {
  expect(consentOf(chosen({ signal: true }), NOW, true)).toEqual(all)
})

test.each([null, undefined, 'yes', 1, {}, { statistics: true, comfort: true }, { at: 'now' }, []])(
  '%j is no choice',
  (kept) => {
    expect(consentOf(kept, NOW, false)).toBeNull()
  },
)

test('what is not plainly a yes is a no', () => {
  expect(consentOf({ at: NOW, signal: false, statistics: 'true', comfort: 1 }, NOW, false)).toEqual(
    ONLY_NEEDED,
  )
})
