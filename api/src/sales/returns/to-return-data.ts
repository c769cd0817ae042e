import { toDollars } from '@nireeka/contracts'
import type { ReturnData } from '@nireeka/contracts/api'

import { SELLER } from '../../platform/pdf/index.ts'
import type { ReturnFacts } from './return-facts.ts'

/** Returns a return in the API's form for its member. */
export const toReturnData = (facts: ReturnFacts): ReturnData => ({
  id: facts.id,
  number: facts.number,
  status: facts.status,
  wish: facts.wish,
  comment: facts.comment,
  requested_at: facts.requested_at.toISOString(),
  lines: facts.lines.map(toReturnLine),
  message: facts.moves.at(-1)?.reason ?? null,
  send_to: facts.status === 'approved' ? sendTo(facts.number) : null,
  ...outcomeOf(facts),
  photos: facts.photos.map(({ id, name }) => ({ id, name })),
  moves: facts.moves.map(({ status, at }) => ({ status, at: at.toISOString() })),
})

/** Returns the lines of the address that a return is sent to; its number tells the workshop whose parcel it is. */
export const sendTo = (number: string) => [SELLER.name, `Return ${number}`, ...SELLER.lines]

export const toReturnLine = (line: ReturnFacts['lines'][number]) => ({
  line_id: line.line_id,
  title: line.title,
  image: line.image,
  count: line.count,
  reason: line.reason,
  exchange_for:
    line.exchange_for !== null && line.wanted_title !== null
      ? { product_id: line.exchange_for, title: line.wanted_title }
      : null,
  received: line.received,
  deduction: toDollars(line.deduction_cents),
  deduction_reason: line.deduction_reason,
})

/** Returns what was given for the pieces: the latest refund, or the order of their exchange. */
export const outcomeOf = (facts: ReturnFacts) => ({
  refund:
    facts.refund_cents !== null && facts.refund_state !== null
      ? {
          amount: toDollars(facts.refund_cents),
          to_credits: toDollars(facts.refund_credits_cents ?? 0),
          state: facts.refund_state,
        }
      : null,
  exchange_order:
    facts.exchange_order_id !== null && facts.exchange_order_number !== null
      ? { id: facts.exchange_order_id, number: facts.exchange_order_number }
      : null,
})
