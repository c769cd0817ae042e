import { formatPrice } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'

import { DateAndTime } from '../../date-and-time.tsx'
import styles from '../../orders/order.module.css'
import type { Return } from '../return.api.ts'

/** How a return ended, and when: refunded, credited, exchanged, rejected or closed without a refund. */
export function ReturnOutcome({ item }: { item: Return }) {
  const last = item.moves.at(-1)
  return (
    <div className={styles.words}>
      <p className={styles.title}>
        <Ending item={item} />
      </p>
      {last?.reason ? <p className={styles.text}>{last.reason}</p> : null}
      {last ? (
        <p className={styles.quiet}>
          <DateAndTime at={new Date(last.at)} />
        </p>
      ) : null}
    </div>
  )
}

function Ending({ item: { refund, exchangeOrder, status } }: { item: Return }) {
  if (exchangeOrder) {
    return (
      <>
        Exchanged. Replacement:{' '}
        <Link to={`/backoffice/orders/${exchangeOrder.id}`}>order {exchangeOrder.number}</Link>
      </>
    )
  }
  if (refund) return <>{refundSentence(refund)}</>
  return <>{status === 'rejected' ? 'Rejected. The customer keeps the items.' : 'Closed without a refund.'}</>
}

/** Says what was given back for a return, and as what. */
export function refundSentence({ amount, toCredits, state }: NonNullable<Return['refund']>): string {
  const way =
    toCredits === 0
      ? 'to the original payment method'
      : toCredits === amount
        ? 'as store credit'
        : `, ${formatPrice(toCredits)} of it as store credit`
  const what = `${formatPrice(amount)} refunded ${way}`.replace(' ,', ',')
  if (state === 'failed') return `The refund of ${formatPrice(amount)} failed.`
  return state === 'requested' ? `${what} (still being processed).` : `${what}.`
}
