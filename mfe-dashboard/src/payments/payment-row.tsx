import { formatNumber, formatPrice } from '@nireeka/contracts'
import { Badge, Picture, Price } from '@nireeka/ui'

import { TitleLink } from '../orders/title-link.tsx'
import { PaymentAction } from './payment-action.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { hasNoCharge, isUnpaid, STATE_LABELS, sumOf } from './payment-labels.ts'
import styles from './payment-row.module.css'
import type { Payment } from './payments.api.ts'

/**
 * A payment: what was bought with its order, the day, how it was paid, the amount, and the invoice. Only a state other
 * than paid is named.
 */
export const PaymentRow = ({ payment }: { payment: Payment }) => {
  const { order, lines, state } = payment
  return (
    <li className={styles.row}>
      <TitleLink id={order.id}>
        <Bought payment={payment} />
      </TitleLink>
      <span className={styles.picture}>
        <Picture src={lines[0]?.image ?? null} alt="" sizes="6rem" />
      </span>
      <PaymentFacts payment={payment} />
      <strong
        className={styles.amount}
        data-unpaid={isUnpaid(state) || undefined}
        data-no-charge={hasNoCharge(state) || undefined}
      >
        <Price dollars={sumOf(payment)} />
      </strong>
      <div className={styles.foot}>
        {state === 'captured' ? null : <State payment={payment} />}
        <div className={styles.action}>
          <PaymentAction payment={payment} />
        </div>
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

/** The state in a word or two, and how much was refunded where that isn't the whole amount beside it. */
function State({ payment }: { payment: Payment }) {
  const { state, refunded } = payment
  const { label, tone } = STATE_LABELS[state]
  const isAll = state === 'refunded' && refunded === sumOf(payment)
  return (
    <p className={styles.state}>
      {' '}
      <Badge tone={tone}>{label}</Badge>
      {refunded > 0 && !isAll ? <span className={styles.refunded}> −{formatPrice(refunded)}</span> : null}
    </p>
  )
}
