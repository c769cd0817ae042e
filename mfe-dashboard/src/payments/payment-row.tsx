import { formatNumber, formatPrice } from '@nireeka/contracts'
import { Badge, DateText, Picture, Price } from '@nireeka/ui'

import { TitleLink } from '../orders/title-link.tsx'
import { PaymentAction } from './payment-action.tsx'
import { CREDITS_PROVIDER, isUnpaid, methodOf, STATE_LABELS } from './payment-labels.ts'
import styles from './payment-row.module.css'
import type { Payment } from './payments.api.ts'

/** A payment: the day, what was bought with its order and how it was paid, the amount, the state, and the invoice. */
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
      <Amount payment={payment} />
      <p className={styles.state}>
        <State payment={payment} />
      </p>
      <div className={styles.action}>
        <PaymentAction payment={payment} />
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
          <span className={styles.others} aria-hidden="true">
            +{formatNumber(others.length)}
          </span>
        </>
      ) : null}
    </>
  )
}

/** The amount, and below it what store credit paid. */
function Amount({ payment }: { payment: Payment }) {
  const { provider, amount, credits, state } = payment
  const isByCredit = provider === CREDITS_PROVIDER
  return (
    <p className={styles.amount}>
      <strong className={styles.sum} data-unpaid={isUnpaid(state) || undefined}>
        <Price dollars={isByCredit ? credits : amount} />
      </strong>
      {credits > 0 && !isByCredit ? (
        <span className={styles.quiet}> + {formatPrice(credits)} credit</span>
      ) : null}
    </p>
  )
}

/** The state in a word or two; of a part refund, how much it was. */
function State({ payment: { state, refunded } }: { payment: Payment }) {
  const { label, tone } = STATE_LABELS[state]
  const text = state === 'partly_refunded' && refunded > 0 ? `${formatPrice(refunded)} refunded` : label
  return (
    <>
      {' '}
      <Badge tone={tone}>{text}</Badge>
    </>
  )
}
