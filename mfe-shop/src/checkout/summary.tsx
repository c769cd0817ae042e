import { Icon, Picture, Price } from '@nireeka/ui'
import { useId, useState } from 'react'

import type { Checkout, Quote } from './checkout.api.ts'
import checkout from './checkout.module.css'
import styles from './summary.module.css'

interface Props {
  lines: Checkout['lines']
  country: Checkout['countries'][number] | undefined
  quote: Quote | undefined
  isStale: boolean
}

/** What is bought and what it costs there: beside the form, or folded away above it with the total in its head. */
export function Summary({ lines, country, quote, isStale }: Props) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <aside className={styles.summary} aria-label="Your order">
      <h2 className={styles.heading}>Your order</h2>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.toggleText}>
          Your order <Icon name="chevron-down" />
        </span>
        {quote?.total == null ? null : <Price dollars={quote.total} />}
      </button>
      <div id={id} className={styles.content} data-open={isOpen || undefined}>
        <ul>
          {lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <Picture src={line.image} alt="" sizes="6rem" />
              <span className={styles.what}>
                {line.title}
                <small className={checkout.note}>
                  {' '}
                  <span className={styles.count}>× {line.count}</span>
                </small>
              </span>
              <Price dollars={Math.round(line.price * 100 * line.count) / 100} />
            </li>
          ))}
        </ul>
        {quote ? <Amounts quote={quote} country={country} isStale={isStale} /> : null}
      </div>
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
