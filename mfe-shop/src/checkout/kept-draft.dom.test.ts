import { beforeEach, expect, test } from 'vitest'

import { checkoutData } from '../testing/checkout.ts'
import { startDraft } from './draft.ts'
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'

const draft = startDraft(checkoutData, { name: 'Ann', last_name: 'Rider' })

beforeEach(() => history.replaceState({ key: 'a', idx: 2 }, ''))

test('what was typed is in the entry of the history, beside what the router keeps there, and in no storage', () => {
  keepDraft(7, draft)
  expect(keptDraft(7)).toEqual(draft)
  expect(history.state).toMatchObject({ key: 'a', idx: 2 })
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test('it is its member’s own, and gone once it is forgotten', () => {
  keepDraft(7, draft)
  expect(keptDraft(8)).toBeNull()
  forgetDraft()
  expect(keptDraft(7)).toBeNull()
  expect(history.state).toEqual({ key: 'a', idx: 2 })
})

test.each([null, { checkout: null }, { checkout: { userId: 7, draft: { email: 'a' } } }])(
  'anything else reads as nothing: %j',
  (state) => {
    history.replaceState(state, '')
    expect(keptDraft(7)).toBeNull()
  },
)
