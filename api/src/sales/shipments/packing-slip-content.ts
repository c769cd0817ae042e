import { CARRIER_LABELS, formatDate, formatNumber } from '@nireeka/contracts'

import { SELLER } from '../../platform/pdf/index.ts'
import { LETTER_COUNTRIES } from '../invoices/invoice-content.ts'
import { deliveryLines } from '../orders/address-lines.ts'
import type { OrderFacts } from '../orders/order-facts.ts'
import type { ShipmentFacts } from './read-shipments.ts'

/** The texts of a packing slip before drawing. Every string in it may come from a stranger. */
export interface PackingSlip {
  /** The order's number. */
  number: string
  facts: Array<[label: string, value: string]>
  recipient: string[]
  lines: PackedLine[]
  notes: string[]
  /** The paper size, which depends on the recipient's country. */
  paper: 'LETTER' | 'A4'
}

interface PackedLine {
  title: string
  /** The parts of a bike or of its upgrades, in small print. */
  note: string | null
  /** The product's number. */
  number: string
  count: string
}

interface Packing {
  /** The shipment that it belongs to; null for one that isn't recorded yet. */
  shipment: ShipmentFacts | null
  /** The number of pieces by line. */
  counts: ReadonlyMap<number, number>
}

export const toPackingSlip = (order: OrderFacts, { shipment, counts }: Packing): PackingSlip => ({
  number: order.number,
  facts: [
    ['Order', order.number],
    ['Order date', formatDate(order.placed_at)],
    ...(shipment ? factsOf(shipment) : []),
  ],
  recipient: [...deliveryLines(order), ...(order.address.phone ? [order.address.phone] : [])],
  lines: order.lines.flatMap((line) => {
    const count = counts.get(line.id) ?? 0
    if (count === 0) return []
    const note = line.build ? line.description : null
    return [{ title: line.title, note, number: line.product_number ?? '', count: String(count) }]
  }),
  notes: notesOf(order, counts),
  paper: LETTER_COUNTRIES.has(order.country_id) ? 'LETTER' : 'A4',
})

const factsOf = ({ carrier, tracking_number, created_at }: ShipmentFacts): Array<[string, string]> => [
  ['Packed', formatDate(created_at)],
  ['Carrier', CARRIER_LABELS[carrier]],
  ['Tracking number', tracking_number],
]

/** Says how many pieces there are to check, whether more comes in other parcels, and where to turn. */
function notesOf({ lines }: OrderFacts, counts: ReadonlyMap<number, number>): string[] {
  const sum = lines.reduce((all, { category, count }) => (category === 'gift' ? all : all + count), 0)
  const packed = [...counts.values()].reduce((all, count) => all + count, 0)
  return [
    packed === 1 ? '1 item in this parcel.' : `${formatNumber(packed)} items in this parcel.`,
    ...(packed < sum ? ['This is a part of your order. Your account lists all of its parcels.'] : []),
    `Is something missing or damaged? Write to ${SELLER.email} and name your order.`,
  ]
}
