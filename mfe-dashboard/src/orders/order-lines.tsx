import { toCents, toDollars } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { buttonClass, CartParts, DefinitionList, Picture, Price } from '@nireeka/ui'

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
    <ul className={styles.lines}>
      {order.lines.map((line, index) => (
        // The index is the key, because an order may contain a product twice, and its lines never change.
        <Line key={index} line={line} />
      ))}
    </ul>
    <div className={styles.totals}>
      <DefinitionList
        items={amountsOf(order).map(({ label, dollars, isSum }) => ({
          term: label,
          details: <SignedPrice dollars={dollars} />,
          isSum,
        }))}
      />
    </div>
  </section>
)

const Line = ({ line }: { line: OrderLine }) => (
  <li className={styles.line}>
    <span className={styles.picture}>
      <Picture src={line.image} alt="" sizes="6rem" />
    </span>
    <div className={styles.words}>
      <span className={styles.title}>
        {line.path ? (
          <Link className={styles.product} to={line.path}>
            {line.title}
          </Link>
        ) : (
          line.title
        )}
      </span>{' '}
      <span className={styles.quiet}>
        {line.count} × <Price dollars={line.price} />
      </span>
      {line.parts ? <CartParts text={line.parts} /> : null}
    </div>
    <span className={styles.sum}>
      <Price dollars={toDollars(toCents(line.price) * line.count)} />
    </span>
    {line.againPath || line.upgradePath ? <WaysOn line={line} /> : null}
  </li>
)

const WaysOn = ({ line: { title, againPath, upgradePath } }: { line: OrderLine }) => (
  <p className={styles.ways}>
    {againPath ? <WayOn to={againPath} label="Order this build again" title={title} /> : null}
    {upgradePath ? <WayOn to={upgradePath} label="Upgrade this bike" title={title} /> : null}
  </p>
)

const WayOn = ({ to, label, title }: { to: string; label: string; title: string }) => (
  <Link className={buttonClass({ tone: 'quiet', size: 'small' })} to={to}>
    {label}
    <span className="visually-hidden">: {title}</span>
  </Link>
)
