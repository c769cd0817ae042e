import type { ProviderName } from '@nireeka/contracts/api'
import { Icon } from '@nireeka/ui'

import { PaymentMark, type PaymentName } from './payment-mark.tsx'
import styles from './payment-marks.module.css'

const CARDS: readonly PaymentName[] = ['Visa', 'Mastercard', 'American Express']

/** What each provider's page takes (docs/payments.md); the sandbox plays card and PayPal. */
const TAKEN: Readonly<Record<ProviderName, readonly PaymentName[]>> = {
  stripe: CARDS,
  paypal: ['PayPal'],
  sandbox: [...CARDS, 'PayPal'],
}

interface Props {
  /** The providers that are on; the marks' place is kept while it is undefined. */
  providers: readonly ProviderName[] | undefined
}

/** The ways to pay as marks, and who sees the card number. */
export function PaymentMarks({ providers }: Props) {
  const marks = new Set(providers?.flatMap((provider) => TAKEN[provider]))
  return (
    <div className={styles.paying}>
      {providers === undefined ? <div className={styles.marks} /> : null}
      {marks.size > 0 ? (
        <ul className={styles.marks} aria-label="Ways to pay">
          {[...marks].map((name) => (
            <li key={name}>
              <PaymentMark name={name} />
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.secure}>
        <Icon name="lock" />
        <span>
          <strong>Secure payment</strong> on the payment provider’s page. Your card number never reaches us.
        </span>
      </p>
    </div>
  )
}
