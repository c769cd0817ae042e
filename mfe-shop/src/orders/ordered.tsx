import { toCents, toDollars } from '@nireeka/contracts'
import { CartParts, DefinitionList, Picture, Price, Skeleton } from '@nireeka/ui'

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
      {order.lines.map(({ title, description, image, price, count, build }, index) => (
        // The index is a safe key: a product may appear twice in an order, and the lines never change.
        <li key={index} className={styles.line}>
          <Picture src={image} alt="" sizes="6rem" />
          <div className={styles.what}>
            {title}
            <small className={styles.note}>
              {' '}
              <span className={styles.count}>× {count}</span>
            </small>
            {build ? <CartParts text={description} /> : null}
          </div>
          <Price dollars={toDollars(toCents(price) * count)} />
        </li>
      ))}
    </ul>
    <DefinitionList items={amountsOf(order)} />
    {stepOf(order.status) === null ? null : <Destination order={order} />}
  </>
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

const Destination = ({ order: { address, country, shippingMethod: method } }: { order: Order }) => (
  <p className={styles.note}>
    {METHODS[method]} to {address.name} {address.lastName}, {addressLine(address, country)}
  </p>
)

/** Returns an address as text. In countries with states, the postcode follows the state. */
function addressLine({ street, street2, postcode, city, region }: Order['address'], country: string) {
  const town = region ? [city, region, postcode] : [postcode, city]
  return [street, street2, ...town, country].filter(Boolean).join(', ')
}
