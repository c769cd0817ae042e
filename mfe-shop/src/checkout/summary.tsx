import { messageOf, TEXTS } from '@nireeka/contracts'
import { Alert, Button, Picture, Price } from '@nireeka/ui'

import type { Checkout, Quote } from './checkout.api.ts'
import styles from './checkout.module.css'

interface Props {
  lines: Checkout['lines']
  country: Checkout['countries'][number] | undefined
  quote: Quote | undefined
  error: Error | null
  isBusy: boolean
  isStale: boolean
}

/** What is bought, what it costs there, and the button that places the order. */
export function Summary({ lines, country, quote, error, isBusy, isStale }: Props) {
  return (
    <aside className={styles.summary} aria-label="Your order">
      <h2>Your order</h2>
      <ul>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <Picture src={line.image} alt="" sizes="72px" />
            <span>
              {line.title}
              <small> × {line.count}</small>
            </span>
            <Price dollars={Math.round(line.price * 100 * line.count) / 100} />
          </li>
        ))}
      </ul>
      {error ? <Alert tone="danger">{messageOf(error, TEXTS.unreachable)}</Alert> : null}
      {quote ? <Amounts quote={quote} country={country} isStale={isStale} /> : null}
      {quote && !quote.served ? (
        <Alert tone="info">We don’t ship to {country?.name} yet. Choose another country to go on.</Alert>
      ) : (
        <>
          <Button type="submit" size="large" isWide isBusy={isBusy || isStale || !quote}>
            Pay {quote?.total == null ? '' : <Price dollars={quote.total} />}
          </Button>
          <p className={styles.note}>You pay on the next page. Nothing is ordered before.</p>
        </>
      )}
    </aside>
  )
}

function Amounts({ quote, country, isStale }: { quote: Quote; country: Props['country']; isStale: boolean }) {
  const days = quote.days ? `${quote.days.min} to ${quote.days.max} working days` : ''
  return (
    <dl className={styles.amounts} aria-busy={isStale} aria-live="polite">
      <Amount label="Subtotal" dollars={quote.subtotal} />
      <Amount label={days ? `Shipping, ${days}` : 'Shipping'} dollars={quote.shipping} />
      <Amount label={country?.tax_label ?? 'Tax'} dollars={quote.tax} />
      <Amount label="Total" dollars={quote.total} />
    </dl>
  )
}

const Amount = ({ label, dollars }: { label: string; dollars: number | null }) => (
  <div>
    <dt>{label}</dt>
    <dd>{dollars === null ? '–' : <Price dollars={dollars} />}</dd>
  </div>
)
