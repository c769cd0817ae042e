import { formatPrice } from '@nireeka/contracts'
import { Badge, DateText, Price } from '@nireeka/ui'

import { TitleLink } from '../orders/title-link.tsx'
import { boughtTitle } from './bought-title.ts'
import { PaymentAction } from './payment-action.tsx'
import { CREDITS_PROVIDER, methodOf, STATE_LABELS } from './payment-labels.ts'
import styles from './payment-row.module.css'
import type { Payment } from './payments.api.ts'

interface Props {
  payment: Payment
  /** How most payments beside it were paid, which this row doesn't repeat; null where none prevails. */
  usual: string | null
}

/** A payment: the day, what was bought with its order, the amount, and the invoice. */
export const PaymentRow = ({ payment, usual }: Props) => {
  const { order, lines, madeAt } = payment
  return (
    <li className={styles.row}>
      <TitleLink id={order.id}>{boughtTitle(lines) ?? `Order ${order.number}`}</TitleLink>
      <div className={styles.facts}>
        <DateText className={styles.date} date={madeAt} format="shortDay" zone="reader" />
        <span className={styles.dot}> · </span>
        <p className={styles.more}>
          <span className={styles.number}>Order {order.number}</span>
          <Method payment={payment} usual={usual} />
        </p>
      </div>
      <Amount payment={payment} />
      <div className={styles.action}>
        <PaymentAction payment={payment} />
      </div>
    </li>
  )
}

/** How it was paid where that is unusual. A payment that went well has no badge, so that the others stand out. */
function Method({ payment: { provider, card, state }, usual }: Props) {
  const method = methodOf(provider, card)
  return (
    <>
      {method === usual ? null : ` · ${method}`}
      {state === 'captured' ? null : (
        <>
          {' '}
          <Badge tone={STATE_LABELS[state].tone}>{STATE_LABELS[state].label}</Badge>
        </>
      )}
    </>
  )
}

function Amount({ payment: { provider, amount, credits, refunded } }: { payment: Payment }) {
  const isByCredit = provider === CREDITS_PROVIDER
  return (
    <p className={styles.amount}>
      <strong className={styles.sum}>
        <Price dollars={isByCredit ? credits : amount} />
      </strong>
      {credits > 0 && !isByCredit ? (
        <span className={styles.quiet}> + {formatPrice(credits)} of store credit</span>
      ) : null}
      {refunded > 0 ? <span className={styles.quiet}> {formatPrice(refunded)} refunded</span> : null}
    </p>
  )
}
