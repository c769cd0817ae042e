import { expect, test } from 'vitest'

import { answerBy } from './answer-by.ts'

const FRIDAY = new Date('2026-11-27T10:00:00Z')
const MONDAY = new Date('2026-11-30T10:00:00Z')
const asked = { state: 'new', isUrgent: false, updatedAt: FRIDAY } as const

test('what is asked on a Friday is answered by Monday', () => {
  expect(answerBy(asked, FRIDAY)).toEqual(MONDAY)
  expect(answerBy({ ...asked, state: 'open' }, FRIDAY)).toEqual(MONDAY)
})

test.each([
  ['it is your turn', { ...asked, state: 'waiting_customer' as const }, FRIDAY],
  ['it is about safety', { ...asked, isUrgent: true }, FRIDAY],
  ['the day is over', asked, new Date('2026-11-30T10:00:01Z')],
])('no day is told where %s', (_why, ticket, now) => {
  expect(answerBy(ticket, now)).toBeNull()
})
