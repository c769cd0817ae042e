import { formatPrice, toDollars } from '@nireeka/contracts'

import type { Db } from '../../database/open-database.ts'
import type { OrderAddress } from '../../orders/tables.ts'
import { type Block, button, type Content, type Row, text } from './content.ts'
import type { PageAddress } from './page-address.ts'
import { greeting, manyLines, oneLine } from './plain.ts'

export interface OrderFacts {
  id: number
  number: string
  held_reason: string | null
  country: string
  address: OrderAddress
  lines_cents: number
  shipping_cents: number
  tax_cents: number
  total_cents: number
  lines: Array<{ title: string; count: number; unit_cents: number }>
}

/** Null when there is no such order. */
export async function readOrder(db: Db, id: number): Promise<OrderFacts | null> {
  const order = await db
    .selectFrom('orders as order')
    .innerJoin('countries as country', 'country.id', 'order.country_id')
    .selectAll('order')
    .select('country.name as country')
    .where('order.id', '=', id)
    .executeTakeFirst()
  if (!order) return null
  const lines = await db
    .selectFrom('order_lines')
    .select(['title', 'count', 'unit_cents'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
  return { ...order, lines }
}

export const orderLetter = (order: OrderFacts, page: PageAddress): Content =>
  order.held_reason === null ? paid(order, page) : held(order, page)

const reason = 'You get this letter because you placed this order.'

const paid = (order: OrderFacts, page: PageAddress): Content => ({
  subject: `Thank you for your order ${order.number}`,
  heading: 'Thank you for your order',
  blocks: [
    text(greeting(order.address.name)),
    text(`Your payment for ${order.number} is here, and we start with it.`),
    ...content(order),
    button('See your order', page(`/dashboard/orders/${order.id}`)),
    text('The page shows every step until it is at your door.'),
  ],
  reason,
})

/** Why is for the shop: a payment of another amount, or one for an order that was over already. */
const held = (order: OrderFacts, page: PageAddress): Content => ({
  subject: `We are looking at your payment for ${order.number}`,
  heading: 'Your payment needs a second look',
  blocks: [
    text(greeting(order.address.name)),
    text(
      `We were told of a payment that doesn’t fit your order ${order.number}. Before anything goes on, a person of our team looks at it and writes to you.`,
    ),
    text('Please don’t pay again. If the order can’t go on, you get the whole sum back.'),
    ...content(order),
    button('See your order', page(`/dashboard/orders/${order.id}`)),
  ],
  reason,
})

const content = (order: OrderFacts): Block[] => [
  { kind: 'rows', rows: [...order.lines.map(toRow), ...totals(order)] },
  text(`It goes to:\n${addressOf(order)}`),
]

const price = (cents: number) => formatPrice(toDollars(cents))

const toRow = ({ title, count, unit_cents }: OrderFacts['lines'][number]): Row => ({
  label: count > 1 ? `${count} × ${oneLine(title)}` : oneLine(title),
  value: price(unit_cents * count),
})

const totals = (order: OrderFacts): Row[] => [
  { label: 'Subtotal', value: price(order.lines_cents), role: 'first' },
  { label: 'Shipping', value: price(order.shipping_cents) },
  { label: 'Tax', value: price(order.tax_cents) },
  { label: 'Total', value: price(order.total_cents), role: 'sum' },
]

function addressOf({ address, country }: OrderFacts): string {
  const { name, last_name, street, street_2, city, region, postcode } = address
  const lines = [`${name} ${last_name}`, street, street_2, `${postcode} ${city}`, region, country]
  return manyLines(lines.flatMap((line) => (line ? [oneLine(line)] : [])).join('\n'))
}
