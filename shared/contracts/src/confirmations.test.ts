import { expect, test } from 'vitest'

import { CONFIRMATIONS } from './confirmations.ts'

test.each([
  ['deleteComment', 'This comment will be deleted permanently.'],
  [
    'hideThread',
    'Only admins and the author will be able to see this thread. You can make it visible any time.',
  ],
  ['closeTicket', 'Tickets can be opened again by admins.'],
  ['deleteAddress', 'This action is not reversible.'],
  ['deletePaymentRecord', 'This action is not reversible.'],
  ['deleteSavedCard', 'This action is not reversible.'],
] as const)('%s asks in the words of the error catalogue', (name, text) => {
  expect(CONFIRMATIONS[name].text).toBe(text)
})

test('whatever deletes is an alert with a dangerous button, and what can be undone is a wide dialog', () => {
  for (const [name, question] of Object.entries(CONFIRMATIONS)) {
    const deletes = name.startsWith('delete')
    expect(question.kind).toBe(deletes ? 'alert' : 'wide')
    expect('isDangerous' in question).toBe(deletes)
  }
})
