import { Button } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { quotedArrival } from './arrival.ts'
import styles from './reviewed.module.css'
import type { Section } from './section-state.ts'
import { billingSummary, deliverySummary, paymentSummary } from './section-summaries.ts'
import { ShippingSummary } from './shipping-section.tsx'
import type { CheckoutForm } from './use-checkout.ts'

interface Row {
  term: string
  details: ReactNode
  /** The section in which it is changed. */
  section: Section
}

/** Where the order goes, how and when, who gets the invoice, and how it is paid: each with the way to change it. */
export const Reviewed = ({ form }: { form: CheckoutForm }) => (
  <dl className={styles.rows}>
    {rowsOf(form).map(({ term, details, section }) => (
      <div key={term} className={styles.row}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.details}>{details}</dd>
        <dd className={styles.edit}>
          <Button tone="quiet" size="small" onClick={() => form.open(section)}>
            Edit <span className="visually-hidden">{term.toLowerCase()}</span>
          </Button>
        </dd>
      </div>
    ))}
  </dl>
)

function rowsOf(form: CheckoutForm): Row[] {
  const arrival = quotedArrival(form.today, form.amounts.quote)
  return [
    { term: 'Deliver to', details: deliverySummary(form), section: 'delivery' },
    {
      term: 'Shipping',
      details: (
        <>
          <ShippingSummary form={form} />
          {arrival ? <span className={styles.arrival}>{arrival}</span> : null}
        </>
      ),
      section: 'shipping',
    },
    { term: 'Invoice to', details: billingSummary(form) ?? 'The delivery address', section: 'payment' },
    { term: 'Payment', details: paymentSummary(form), section: 'payment' },
  ]
}
