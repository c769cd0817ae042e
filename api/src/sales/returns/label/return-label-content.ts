import { formatDate, formatNumber } from '@nireeka/contracts'
import type { ReturnReason } from '@nireeka/contracts/api'

import { oneLine } from '../../../platform/index.ts'
import { SELLER } from '../../../platform/pdf/index.ts'
import { LETTER_COUNTRIES } from '../../invoices/invoice-content.ts'
import { deliveryLines } from '../../orders/address-lines.ts'
import type { OrderFacts } from '../../orders/order-facts.ts'
import type { ReturnFacts } from '../return-facts.ts'
import { sendTo } from '../to-return-data.ts'

/** The texts of a return label and its slip before drawing. Every string in it may come from a stranger. */
export interface ReturnLabel {
  /** The return's number, which the barcode has, too. */
  number: string
  order: string
  sender: string[]
  recipient: string[]
  facts: string[]
  lines: Array<{ title: string; reason: string; count: string }>
  notes: string[]
  /** The paper size, which depends on the sender's country. */
  paper: 'LETTER' | 'A4'
}

/** The most letters of a line of the sender's address, which has room for one line each. */
const MOST_LETTERS = 44

const REASONS: Record<ReturnReason, string> = {
  does_not_fit: 'Does not fit',
  changed_mind: 'Changed their mind',
  damaged: 'Arrived damaged',
  wrong_item: 'Wrong item',
  defective: 'Defective',
  other: 'Something else',
}

/** The reasons for which we pay the return shipping, as the page about returns has it. */
const OURS: ReadonlySet<ReturnReason> = new Set(['damaged', 'wrong_item', 'defective'])

export const toReturnLabel = (order: OrderFacts, asked: ReturnFacts): ReturnLabel => ({
  number: asked.number,
  order: order.number,
  sender: deliveryLines(order).map((line) => oneLine(line, MOST_LETTERS)),
  recipient: sendTo(asked.number),
  facts: [`Return ${asked.number}`, `Order ${order.number}`, `Requested ${formatDate(asked.requested_at)}`],
  lines: asked.lines.map(({ title, reason, count }) => ({
    title,
    reason: REASONS[reason],
    count: formatNumber(count),
  })),
  notes: [
    'Put this slip into the parcel: it tells our workshop whose parcel it is.',
    'The label has our address and the number of your return. Postage isn’t included.',
    shippingNote(asked),
    ...(asked.lines.some(({ is_build }) => is_build) ? BIKE_NOTES : []),
    `Questions? Write to ${SELLER.email} and name your return.`,
  ],
  paper: LETTER_COUNTRIES.has(order.country_id) ? 'LETTER' : 'A4',
})

/** Says who pays the return shipping (returns and refunds: "How it works"). */
function shippingNote({ lines }: ReturnFacts): string {
  const ours = lines.filter(({ reason }) => OURS.has(reason)).length
  if (ours === lines.length) return 'Return shipping is free, since the goods were wrong or faulty.'
  if (ours === 0) return 'You pay for the return shipping: it costs what sending the goods to you has cost.'
  return 'Return shipping is free for what was wrong or faulty. For the rest it costs what sending it to you has cost.'
}

const BIKE_NOTES = [
  'A carrier collects bikes, on a day that we email you. The battery travels inside the bike: never mail a battery on its own.',
]
