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

/** What was chosen in the sections before: each with the way to change it. */
export const Reviewed = ({ form }: { form: CheckoutForm }) => (
  <dl className={styles.rows}>
    {rowsOf(form).map(({ term, details, section }) => (
      <div key={term} className={styles.row}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.details}>{details}</dd>
        <dd className={styles.edit}>
          <Button tone="quiet" size="small" onClick={() => form.open(section)}>
            Change <span className="visually-hidden">{term.toLowerCase()}</span>
          </Button>
        </dd>
      </div>
    ))}
  </dl>
)

function rowsOf(form: CheckoutForm): Row[] {
  const arrival = quotedArrival(form.today, form.amounts.quote)
  return [
    { term: 'Contact', details: form.draft.email, section: 'contact' },
    { term: 'Delivery address', details: deliverySummary(form), section: 'delivery' },
    {
      term: 'Shipping method',
      details: (
        <>
          <ShippingSummary form={form} />
          {arrival ? <span className={styles.arrival}>{arrival}</span> : null}
        </>
      ),
      section: 'shipping',
    },
    {
      term: 'Billing address',
      details: billingSummary(form) ?? 'Same as the delivery address',
      section: 'payment',
    },
    { term: 'Payment', details: paymentSummary(form), section: 'payment' },
  ]
}
