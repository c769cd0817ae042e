import { messageOf, TEXTS } from '@nireeka/contracts'
import { Alert, Button, Icon, Price } from '@nireeka/ui'

import type { Quote } from './checkout.api.ts'
import styles from './checkout.module.css'
import { Part } from './part.tsx'

interface Props {
  country: string | undefined
  quote: Quote | undefined
  /** Why the order wasn't placed, or why nobody knows what it costs. */
  problem: string | Error | null
  isBusy: boolean
}

/** How it is paid, and the button that places the order. */
export function PaymentPart({ country, quote, problem, isBusy }: Props) {
  return (
    <Part number={3} title="Payment">
      <div className={styles.method}>
        <Icon name="lock" />
        <p>
          <strong className={styles.strong}>Sandbox</strong>
          <span className={styles.note}>A test page plays the payment service. No money moves.</span>
        </p>
      </div>
      {problem ? (
        <Alert tone="danger">
          {typeof problem === 'string' ? problem : messageOf(problem, TEXTS.unreachable)}
        </Alert>
      ) : null}
      {quote && !quote.served ? (
        <Alert tone="info">We don’t ship to {country} yet. Choose another country to go on.</Alert>
      ) : (
        <div className={styles.place}>
          <Button type="submit" size="large" isWide isBusy={isBusy || !quote}>
            <span>Pay {quote?.total == null ? '' : <Price dollars={quote.total} />}</span>
          </Button>
          <p className={styles.note}>You pay on the next page. Nothing is ordered before.</p>
        </div>
      )}
    </Part>
  )
}
