import type { TicketState } from '@nireeka/contracts/api'

/** Who moves a ticket; `shop` is the shop itself, when time has passed. */
export type Mover = 'customer' | 'staff' | 'admin' | 'shop'

type Rule = (from: TicketState, to: TicketState) => boolean

const RULES: Record<Mover, Rule> = {
  customer: (from, to) => {
    if (to === 'closed') return from !== 'closed'
    return to === 'open' && (from === 'waiting_customer' || from === 'solved')
  },
  staff: (from, to) => from !== 'closed' && to !== 'new' && from !== to,
  // Spec, section 6: closed tickets can be reopened by admins, and by nobody else.
  admin: (from, to) => (from === 'closed' ? to === 'open' : RULES.staff(from, to)),
  shop: (from, to) => from === 'solved' && to === 'closed',
}

export const mayMove = (mover: Mover, from: TicketState, to: TicketState) => RULES[mover](from, to)

/** Where a customer's reply leads: whoever waited for it goes on. */
export const afterCustomersReply = (state: TicketState): TicketState =>
  mayMove('customer', state, 'open') ? 'open' : state
