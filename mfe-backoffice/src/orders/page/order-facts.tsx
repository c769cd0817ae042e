import { formatPrice } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { DateText } from '@nireeka/ui'

import { readable } from '../../labels.ts'
import type { Order } from '../order.api.ts'
import styles from '../order.module.css'
import { StatusBadge } from '../status-badge.tsx'
import { SendAgain } from './send-again.tsx'

/** Who has ordered, where it goes, and how it was paid. */
export const OrderFacts = ({ order }: { order: Order }) => (
  <>
    <section className={styles.part} aria-labelledby="customer">
      <h2 id="customer" className={styles.heading}>
        Customer
      </h2>
      <p>
        <Link to={`/backoffice/customers/${order.customer.id}`}>{order.customer.name}</Link>
        <br />
        <a href={`mailto:${order.customer.email}`}>{order.customer.email}</a>
      </p>
      {order.allowed.emails.includes('confirmation') ? (
        <div className={styles.buttons}>
          <SendAgain order={order} email={{ template: 'confirmation' }}>
            Resend confirmation
          </SendAgain>
        </div>
      ) : null}
      <h3 className={styles.title}>Delivery address</h3>
      <Address lines={order.addressLines} />
      {order.address.phone ? <p>{order.address.phone}</p> : null}
      {order.billing ? (
        <>
          <h3 className={styles.title}>Billing address</h3>
          <Address lines={order.billing.lines} />
        </>
      ) : null}
    </section>
    <section className={styles.part} aria-labelledby="payments">
      <h2 id="payments" className={styles.heading}>
        Payments
      </h2>
      {order.payments.length === 0 ? <p className={styles.quiet}>No payments yet.</p> : null}
      <ul className={styles.cards}>
        {order.payments.map((payment) => (
          <li key={payment.id} className={styles.card}>
            <p className={styles.lead}>
              {formatPrice(payment.amount)} · {readable(payment.provider)}{' '}
              <StatusBadge status={payment.state} />
            </p>
            <p className={styles.quiet}>
              <DateText date={payment.createdAt} zone="reader" />
              {isOtherAmount(payment) ? `, ${formatPrice(payment.captured ?? 0)} captured` : ''}
              {payment.ref ? `, ${payment.ref}` : ''}
              {payment.refunded > 0 ? `, ${formatPrice(payment.refunded)} refunded` : ''}
            </p>
          </li>
        ))}
      </ul>
    </section>
  </>
)

/** Returns whether the provider has taken another amount than the order asked for. */
const isOtherAmount = ({ amount, captured }: Order['payments'][number]) =>
  captured !== null && captured !== amount

const Address = ({ lines }: { lines: string[] }) => (
  <address className={styles.address}>
    {lines.map((line, at) => (
      // The index is the key, because a street may have the same name as its city.
      <span key={at}>{line}</span>
    ))}
  </address>
)
