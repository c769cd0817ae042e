import { toCents, toDollars } from '@nireeka/contracts'
import { layersOf, namedWith } from '@nireeka/contracts/bike-layers'
import { CartParts, DefinitionList, LayeredPicture, Price, Skeleton } from '@nireeka/ui'

import type { Order } from './return.api.ts'
import styles from './return-page.module.css'
import { stepOf } from './order-progress.ts'

/** The ordered items, and the delivery address. */
export const Ordered = ({ order }: { order: Order | undefined }) => (
  <aside className={styles.ordered} aria-label="What you ordered">
    <h2 className={styles.title}>What you ordered</h2>
    {order ? <Details order={order} /> : <Skeleton kind="text" lines={5} />}
  </aside>
)

const Details = ({ order }: { order: Order }) => (
  <>
    <ul>
      {order.lines.map((line, index) => (
        // The index is a safe key: a product may appear twice in an order, and the lines never change.
        <Line key={index} line={line} />
      ))}
    </ul>
    <DefinitionList items={amountsOf(order)} />
    {stepOf(order.status) === null ? null : <Destination order={order} />}
  </>
)

/** A line of the order: a bike with a large picture and what was chosen for it, other goods with a small picture. */
function Line({ line: { title, description, image, price, count, kind, build, choices } }: LineProps) {
  const isBike = kind === 'bike'
  const layers = layersOf(image, build?.partIds ?? [])
  return (
    <li className={isBike ? `${styles.line} ${styles.bike}` : styles.line}>
      <LayeredPicture
        src={image}
        layers={layers}
        alt={isBike ? namedWith(title, layers) : ''}
        sizes={isBike ? '(width < 60rem) 90vw, 30rem' : '6rem'}
      />
      <div className={styles.what}>
        {title}
        <small className={styles.note}>
          {' '}
          <span className={styles.count}>× {count}</span>
        </small>
        {build && choices.length === 0 ? <CartParts text={description} /> : null}
      </div>
      <Price dollars={toDollars(toCents(price) * count)} />
      {choices.length > 0 ? <Choices choices={choices} /> : null}
    </li>
  )
}

interface LineProps {
  line: Order['lines'][number]
}

const Choices = ({ choices }: { choices: Order['lines'][number]['choices'] }) => (
  <ul className={styles.choices} aria-label="What you chose">
    {choices.map(({ group, part }) => (
      <li key={`${group} ${part}`}>
        {group}: {part}
      </li>
    ))}
  </ul>
)

/** Returns the amounts to show. Zero amounts are left out, except shipping, which is shown as free. */
function amountsOf({ subtotal, discount, promoCode, shipping, tax, taxLabel, credits, total }: Order) {
  return [
    { term: 'Subtotal', details: <Price dollars={subtotal} /> },
    ...(discount > 0
      ? [{ term: promoCode ? `Discount, ${promoCode}` : 'Discount', details: <Less dollars={discount} /> }]
      : []),
    { term: 'Shipping', details: shipping === 0 ? 'Free' : <Price dollars={shipping} /> },
    { term: taxLabel, details: <Price dollars={tax} /> },
    ...(credits > 0 ? [{ term: 'Store credit', details: <Less dollars={credits} /> }] : []),
    {
      term: credits > 0 ? 'Paid' : 'Total',
      details: <Price dollars={toDollars(toCents(total) - toCents(credits))} />,
      isSum: true,
    },
  ]
}

const Less = ({ dollars }: { dollars: number }) => (
  <>
    −<Price dollars={dollars} />
  </>
)

const METHODS = { standard: 'Standard shipping', express: 'Express shipping' } as const

const Destination = ({ order: { addressLines, shippingMethod: method } }: { order: Order }) => (
  <p className={styles.note}>
    {METHODS[method]} to
    <span className={styles.address}>
      {addressLines.map((line, at) => (
        // The index is the key, because a street may have the same name as its city.
        <span key={at}>{line}</span>
      ))}
    </span>
  </p>
)
