import type { ProviderName } from '@nireeka/contracts/api'
import { Icon } from '@nireeka/ui'

import { PaymentMarks } from '../totals/payment-marks.tsx'
import styles from './summary.module.css'

interface Props {
  /** When the order is there; its place is kept while it is undefined, so that nothing moves then. */
  arrival: string | null | undefined
  /** The providers that are on; undefined while they are asked for. */
  providers: readonly ProviderName[] | undefined
  /** Whether the review says when the order arrives, which a phone shows right before the foot. */
  isReviewed?: boolean
}

/** What ends the order summary, and on a phone the page: when the order arrives, and how it can be paid. */
export const OrderFoot = ({ arrival, providers, isReviewed = false }: Props) => (
  <div className={styles.foot}>
    {arrival === null ? null : (
      <p
        className={styles.arrival}
        data-reviewed={isReviewed || undefined}
        aria-hidden={arrival === undefined || undefined}
      >
        {arrival ? (
          <>
            <Icon name="box" /> {arrival}
          </>
        ) : null}
      </p>
    )}
    <PaymentMarks providers={providers} />
  </div>
)
