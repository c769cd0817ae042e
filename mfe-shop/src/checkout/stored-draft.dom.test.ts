import { beforeEach, expect, test } from 'vitest'

import { returningCheckout } from '../testing/checkout.ts'
import { startDraft } from './draft.ts'
import { forgetDraft, storeDraft, storedDraft } from './stored-draft.ts'

const draft = startDraft(returningCheckout, { name: 'Ann', lastName: 'Rider' })

beforeEach(() => history.replaceState({ key: 'a', idx: 2 }, ''))

test('what was typed is in the entry of the history, beside what the router keeps there, and in no storage', () => {
  storeDraft(7, draft)
  expect(storedDraft(7)).toEqual(draft)
  expect(history.state).toMatchObject({ key: 'a', idx: 2 })
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test('it is its member’s own, and gone once it is forgotten', () => {
  storeDraft(7, draft)
  expect(storedDraft(8)).toBeNull()
  forgetDraft()
  expect(storedDraft(7)).toBeNull()
  expect(history.state).toEqual({ key: 'a', idx: 2 })
})

test.each([null, { checkout: null }, { checkout: { userId: 7, draft: { email: 'a' } } }])(
  'anything else reads as nothing: %j',
  (state) => {
    history.replaceState(state, '')
    expect(storedDraft(7)).toBeNull()
  },
)
