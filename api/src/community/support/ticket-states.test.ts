import { TICKET_STATES, type TicketState } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { afterCustomersReply, mayMove, type Mover } from './ticket-states.ts'

const ALL_BUT_NEW = ['open', 'waiting_customer', 'waiting_parts', 'solved', 'closed'] as const
const but = (state: TicketState) => ALL_BUT_NEW.filter((other) => other !== state)

/** Every state change that the spec's catalogue allows; all others are refused. */
const ALLOWED: Record<Mover, Partial<Record<TicketState, readonly TicketState[]>>> = {
  customer: {
    new: ['closed'],
    open: ['closed'],
    waiting_customer: ['open', 'closed'],
    waiting_parts: ['closed'],
    solved: ['open', 'closed'],
  },
  staff: {
    new: ALL_BUT_NEW,
    open: but('open'),
    waiting_customer: but('waiting_customer'),
    waiting_parts: but('waiting_parts'),
    solved: but('solved'),
  },
  admin: {
    new: ALL_BUT_NEW,
    open: but('open'),
    waiting_customer: but('waiting_customer'),
    waiting_parts: but('waiting_parts'),
    solved: but('solved'),
    closed: ['open'],
  },
  shop: { solved: ['closed'] },
}

const EVERY_MOVE = (Object.keys(ALLOWED) as Mover[]).flatMap((mover) =>
  TICKET_STATES.flatMap((from) => TICKET_STATES.map((to) => [mover, from, to] as const)),
)

test.each(EVERY_MOVE)('%s: %s to %s is as the catalogue has it', (mover, from, to) => {
  expect(mayMove(mover, from, to)).toBe(ALLOWED[mover][from]?.includes(to) ?? false)
})

test('closed tickets can be reopened by admins, and by nobody else', () => {
  const movers = (['customer', 'staff', 'admin', 'shop'] as const).filter((mover) =>
    TICKET_STATES.some((to) => mayMove(mover, 'closed', to)),
  )
  expect(movers).toEqual(['admin'])
})

test.each([
  ['new', 'new'],
  ['open', 'open'],
  ['waiting_customer', 'open'],
  ['waiting_parts', 'waiting_parts'],
  ['solved', 'open'],
] as const)('a customer’s reply takes a ticket that is %s to %s', (from, to) => {
  expect(afterCustomersReply(from)).toBe(to)
})
