import { formatPrice } from '@nireeka/contracts'
import { DateText } from '@nireeka/ui'

import styles from './payment-facts.module.css'
import { CREDITS_PROVIDER, methodOf } from './payment-labels.ts'
import type { Payment } from './payments.api.ts'

/** The day, the order, and what it was paid with: a card, and store credit where that was a part. */
export const PaymentFacts = ({ payment }: { payment: Payment }) => {
  const { order, madeAt, provider, card, credits } = payment
  return (
    <div className={styles.facts}>
      <span className={styles.date}>
        <DateText date={madeAt} format="shortDay" zone="reader" />
        <span className={styles.dot}> · </span>
      </span>
      <span className={styles.number}>
        <span className={styles.word}>Order </span>
        {order.number}
        <span className={styles.dot}> · </span>
      </span>
      <span className={styles.method}>
        {methodOf(provider, card)}
        {credits > 0 && provider !== CREDITS_PROVIDER ? (
          <span className={styles.credit}> + {formatPrice(credits)} credit</span>
        ) : null}
      </span>
    </div>
  )
}
