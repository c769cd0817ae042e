import type { ProviderName } from '@nireeka/contracts/api'
import { Icon } from '@nireeka/ui'

import styles from './payment-marks.module.css'

const CARDS = ['Visa', 'Mastercard', 'American Express']

/** What each provider's page takes (docs/payments.md); the sandbox plays card and PayPal. */
const TAKEN: Readonly<Record<ProviderName, readonly string[]>> = {
  stripe: CARDS,
  paypal: ['PayPal'],
  sandbox: [...CARDS, 'PayPal'],
}

const ALL: readonly ProviderName[] = ['stripe', 'paypal']

/** The ways to pay as marks, and who sees the card number. Guests aren't told which providers are on, so all stand there. */
export function PaymentMarks({ providers = ALL }: { providers?: readonly ProviderName[] }) {
  const marks = new Set(providers.flatMap((provider) => TAKEN[provider]))
  return (
    <div className={styles.paying}>
      <ul className={styles.marks} aria-label="Ways to pay">
        {[...marks].map((mark) => (
          <li key={mark} className={styles.mark}>
            {mark}
          </li>
        ))}
      </ul>
      <p className={styles.secure}>
        <Icon name="lock" />
        <span>
          <strong>Secure payment</strong> on the payment provider’s page. Your card number never reaches us.
        </span>
      </p>
    </div>
  )
}
