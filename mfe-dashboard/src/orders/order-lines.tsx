import { toCents, toDollars } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import {
  buttonClass,
  CartParts,
  DefinitionList,
  OrderLineList,
  OrderLineNote,
  OrderLineRow,
  Price,
} from '@nireeka/ui'

import type { Order, OrderLine } from './order.ts'
import { amountsOf } from './order-amounts.ts'
import styles from './order-page.module.css'
import { SignedPrice } from './signed-price.tsx'

/** What was bought, at the prices when it was ordered. */
export const OrderLines = ({ order }: { order: Order }) => (
  <section className={styles.part} aria-labelledby="lines">
    <h2 id="lines" className={styles.heading}>
      What you ordered
    </h2>
    <OrderLineList>
      {order.lines.map((line, index) => (
        // The index is the key, because an order may contain a product twice, and its lines never change.
        <Line key={index} line={line} />
      ))}
    </OrderLineList>
    <div className={styles.totals}>
      <DefinitionList
        items={amountsOf(order).map(({ label, dollars, free, isSum }) => ({
          term: label,
          details: dollars === 0 && free ? free : <SignedPrice dollars={dollars} />,
          isSum,
        }))}
      />
    </div>
  </section>
)

const Line = ({ line }: { line: OrderLine }) => (
  <OrderLineRow
    image={line.image}
    layers={line.layers}
    title={line.title}
    link={line.path ? <Link to={line.path} /> : null}
    sum={toDollars(toCents(line.price) * line.count)}
    actions={line.againPath || line.upgradePath ? <WaysOn line={line} /> : null}
  >
    <OrderLineNote>
      {line.count} × <Price dollars={line.price} />
    </OrderLineNote>
    {line.parts ? <CartParts text={line.parts} /> : null}
  </OrderLineRow>
)

const WaysOn = ({ line: { title, againPath, upgradePath } }: { line: OrderLine }) => (
  <>
    {againPath ? <WayOn to={againPath} label="Order this build again" title={title} /> : null}
    {upgradePath ? <WayOn to={upgradePath} label="Upgrade this bike" title={title} /> : null}
  </>
)

const WayOn = ({ to, label, title }: { to: string; label: string; title: string }) => (
  <Link className={buttonClass({ tone: 'quiet', size: 'small' })} to={to}>
    {label}
    <span className="visually-hidden">: {title}</span>
  </Link>
)
