import { formatNumber, formatPrice } from '@nireeka/contracts'
import { Badge, DateText, Picture, Price } from '@nireeka/ui'

import { TitleLink } from '../orders/title-link.tsx'
import { PaymentAction } from './payment-action.tsx'
import { CREDITS_PROVIDER, isUnpaid, methodOf, STATE_LABELS } from './payment-labels.ts'
import styles from './payment-row.module.css'
import type { Payment } from './payments.api.ts'

/**
 * A payment: what was bought with its order, the day, how it was paid, the amount, and the invoice. Only a state other
 * than paid is named.
 */
export const PaymentRow = ({ payment }: { payment: Payment }) => {
  const { order, lines, madeAt, provider, card, state } = payment
  return (
    <li className={styles.row} data-unpaid={isUnpaid(state) || undefined}>
      <TitleLink id={order.id}>
        <Bought payment={payment} />
      </TitleLink>
      <span className={styles.picture}>
        <Picture src={lines[0]?.image ?? null} alt="" sizes="4rem" />
      </span>
      <div className={styles.facts}>
        <DateText className={styles.date} date={madeAt} format="shortDay" zone="reader" />
        <span className={styles.number}>
          <span className={styles.dot}> · </span>
          <span className={styles.word}>Order </span>
          {order.number}
        </span>
        <span className={styles.method}>
          <span className={styles.dot}> · </span>
          {methodOf(provider, card)}
        </span>
      </div>
      <Amount payment={payment} />
      {state === 'captured' ? null : <State payment={payment} />}
      <div className={styles.action}>
        <PaymentAction payment={payment} />
      </div>
    </li>
  )
}

/** The first thing that was bought, and how many others, which never stand alone on a line. */
function Bought({ payment: { lines, order } }: { payment: Payment }) {
  const [first, ...others] = lines
  if (!first) return `Order ${order.number}`
  return (
    <>
      {first.count > 1 ? `${formatNumber(first.count)} × ` : null}
      {first.title}
      {others.length > 0 ? (
        <>
          {'\u00A0'}
          <span className={styles.more}>+{formatNumber(others.length)} more</span>
        </>
      ) : null}
    </>
  )
}

/** The amount, and below it what store credit paid and what was refunded. */
function Amount({ payment }: { payment: Payment }) {
  const { provider, amount, credits, state, refunded } = payment
  const isByCredit = provider === CREDITS_PROVIDER
  return (
    <p className={styles.amount}>
      <strong className={styles.sum} data-unpaid={isUnpaid(state) || undefined}>
        <Price dollars={isByCredit ? credits : amount} />
      </strong>
      {credits > 0 && !isByCredit ? (
        <span className={styles.quiet}> + {formatPrice(credits)} credit</span>
      ) : null}
      {refunded > 0 ? <span className={styles.quiet}> −{formatPrice(refunded)} refunded</span> : null}
    </p>
  )
}

/** The state in a word or two; on a narrower screen, a refund is only told with its amount. */
function State({ payment: { state, refunded } }: { payment: Payment }) {
  const { label, tone } = STATE_LABELS[state]
  return (
    <p className={styles.state} data-told={refunded > 0 || undefined}>
      {' '}
      <Badge tone={tone}>{label}</Badge>
    </p>
  )
}
