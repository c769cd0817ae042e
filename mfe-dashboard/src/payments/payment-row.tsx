import { formatNumber, formatPrice } from '@nireeka/contracts'
import { DateText, Picture, Price } from '@nireeka/ui'

import { TitleLink } from '../orders/title-link.tsx'
import { PaymentAction } from './payment-action.tsx'
import { CREDITS_PROVIDER, methodOf, STATE_LABELS } from './payment-labels.ts'
import styles from './payment-row.module.css'
import type { Payment } from './payments.api.ts'

/** A payment: the day, what was bought with its order and how it was paid, the amount, and the invoice. */
export const PaymentRow = ({ payment }: { payment: Payment }) => {
  const { order, lines, madeAt, provider, card } = payment
  return (
    <li className={styles.row}>
      <TitleLink id={order.id}>
        <Bought payment={payment} />
      </TitleLink>
      <span className={styles.picture}>
        <Picture src={lines[0]?.image ?? null} alt="" sizes="4rem" />
      </span>
      <DateText className={styles.date} date={madeAt} format="shortDay" zone="reader" />
      <span className={styles.number}>
        <span className={styles.dot}> · </span>Order {order.number}
      </span>
      <span className={styles.method}>
        <span className={styles.dot}> · </span>
        {methodOf(provider, card)}
      </span>
      <div className={styles.end}>
        <Amount payment={payment} />
        <div className={styles.action}>
          <PaymentAction payment={payment} />
        </div>
      </div>
    </li>
  )
}

/** The first thing that was bought, and how many others, which never break apart. */
function Bought({ payment: { lines, order } }: { payment: Payment }) {
  const [first, ...others] = lines
  if (!first) return `Order ${order.number}`
  return (
    <>
      {first.count > 1 ? `${formatNumber(first.count)} × ` : null}
      {first.title}
      {others.length > 0 ? (
        <>
          {' '}
          <span className={styles.more}>and {formatNumber(others.length)} more</span>
        </>
      ) : null}
    </>
  )
}

/** The amount, and below it what is unusual about it: that it was declined, or what of it was refunded. */
function Amount({ payment }: { payment: Payment }) {
  const { provider, amount, credits } = payment
  const isByCredit = provider === CREDITS_PROVIDER
  return (
    <p className={styles.amount}>
      <strong className={styles.sum}>
        <Price dollars={isByCredit ? credits : amount} />
      </strong>
      {credits > 0 && !isByCredit ? (
        <span className={styles.quiet}> + {formatPrice(credits)} credit</span>
      ) : null}
      <State payment={payment} />
    </p>
  )
}

/** A payment that went well has no mark, so that the others stand out. */
function State({ payment: { state, refunded } }: { payment: Payment }) {
  if (state === 'captured') return null
  const { label, tone } = STATE_LABELS[state]
  const text = state === 'partly_refunded' && refunded > 0 ? `${formatPrice(refunded)} refunded` : label
  return (
    <span className={styles.state} data-tone={tone}>
      {' '}
      {text}
    </span>
  )
}
