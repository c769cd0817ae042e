import type { TicketState } from '@nireeka/contracts/api'

/** Who changes a ticket's state; `shop` is the automatic change after some time. */
export type Mover = 'customer' | 'staff' | 'admin' | 'shop'

type Rule = (from: TicketState, to: TicketState) => boolean

const RULES: Record<Mover, Rule> = {
  customer: (from, to) => {
    if (to === 'closed') return from !== 'closed'
    return to === 'open' && (from === 'waiting_customer' || from === 'solved')
  },
  staff: (from, to) => from !== 'closed' && to !== 'new' && from !== to,
  // Closed tickets can be reopened by admins only (spec, section 6).
  admin: (from, to) => (from === 'closed' ? to === 'open' : RULES.staff(from, to)),
  shop: (from, to) => from === 'solved' && to === 'closed',
}

export const mayMove = (mover: Mover, from: TicketState, to: TicketState) => RULES[mover](from, to)

/** Returns the state after a customer's reply: a ticket that waited for the customer continues. */
export const afterCustomersReply = (state: TicketState): TicketState =>
  mayMove('customer', state, 'open') ? 'open' : state
