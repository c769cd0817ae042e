import { formatPrice } from '@nireeka/contracts'
import { Badge, DateText, Price } from '@nireeka/ui'

import { methodOf, STATE_LABELS } from '../payments/payment-labels.ts'
import type { Order, Refund } from './order.ts'
import styles from './order-page.module.css'

/** How an order was paid, and what was refunded. */
export const OrderPayment = ({
  order: { payment, credits, refunds, email, exchangeFor },
}: {
  order: Order
}) => (
  <section className={styles.part} aria-labelledby="payment">
    <h2 id="payment" className={styles.heading}>
      Payment
    </h2>
    <p className={styles.state}>
      {payment ? (
        <>
          <span>
            <Price dollars={payment.amount} />, {methodOf(payment.provider)}
          </span>
          <Badge tone={STATE_LABELS[payment.state].tone}>{STATE_LABELS[payment.state].label}</Badge>
        </>
      ) : exchangeFor ? (
        <span>Nothing to pay: this is an exchange.</span>
      ) : (
        <span>
          <Price dollars={credits} /> of store credit
        </span>
      )}
    </p>
    {refunds.length > 0 ? (
      <ul className={styles.refunds} aria-label="Refunds">
        {refunds.map((refund, index) => (
          // The index is the key, because two refunds may have the same time, and the list only grows at its end.
          <li key={index}>
            {refundText(refund)}{' '}
            <span className={styles.quiet}>
              <DateText date={refund.at} zone="reader" />: {refund.reason}
            </span>
          </li>
        ))}
      </ul>
    ) : null}
    {email ? <p className={styles.quiet}>Emails about this order go to {email}.</p> : null}
  </section>
)

const STATES: Record<Refund['state'], string> = {
  requested: 'is being refunded',
  done: 'was refunded',
  failed: 'couldn’t be refunded; we’re looking into it',
}

function refundText({ amount, toCredits, state }: Refund): string {
  const part = toCredits < amount ? `, ${formatPrice(toCredits)} of it as store credit` : ' as store credit'
  return `${formatPrice(amount)} ${STATES[state]}${toCredits > 0 && state !== 'failed' ? part : ''}.`
}
