import { formatNumber, formatPrice, toCents, toDollars } from '@nireeka/contracts'
import { layersOf } from '@nireeka/contracts/bike-layers'
import { CartParts, DefinitionList, OrderLineList, OrderLineNote, OrderLineRow } from '@nireeka/ui'

import type { Order, OrderLine } from '../order.api.ts'
import styles from '../order.module.css'
import { LineBikes } from './line-bikes.tsx'

/** What was bought, how much of it was sent and refunded, and what it cost. */
export const OrderLines = ({ order }: { order: Order }) => (
  <section className={styles.part} aria-labelledby="lines">
    <h2 id="lines" className={styles.heading}>
      Items
    </h2>
    <OrderLineList isDense>
      {order.lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </OrderLineList>
    <DefinitionList items={amountsOf(order)} />
  </section>
)

const Line = ({ line }: { line: OrderLine }) => (
  <OrderLineRow
    image={line.image}
    layers={layersOf(line.image, line.build?.partIds ?? [])}
    title={line.title}
    sum={toDollars(toCents(line.price) * line.count)}
  >
    <OrderLineNote>
      {formatNumber(line.count)} × {formatPrice(line.price)}
    </OrderLineNote>
    <OrderLineNote>{progressOf(line)}</OrderLineNote>
    <LineBikes line={line} />
    {line.build ? <CartParts text={line.description} /> : null}
  </OrderLineRow>
)

function progressOf({ shipped, refunded, toShip }: OrderLine): string {
  const parts = [
    shipped > 0 ? `${formatNumber(shipped)} shipped` : '',
    toShip > 0 ? `${formatNumber(toShip)} to ship` : '',
    refunded > 0 ? `${formatNumber(refunded)} refunded` : '',
  ]
  return parts.filter(Boolean).join(', ')
}

const amountsOf = (order: Order) => [
  { term: 'Subtotal', details: formatPrice(order.subtotal) },
  ...some(order.promoCode ? `Discount (${order.promoCode})` : 'Discount', order.discount, '−'),
  { term: `Shipping, ${order.shippingMethod}`, details: formatPrice(order.shipping) },
  { term: order.taxLabel, details: formatPrice(order.tax) },
  { term: 'Total', details: formatPrice(order.total), isSum: true },
  ...some('Paid with store credit', order.credits),
  ...some('Refunded', order.refunded),
]

const some = (term: string, dollars: number, sign = '') =>
  dollars === 0 ? [] : [{ term, details: `${sign}${formatPrice(dollars)}` }]
