import type { User } from '@nireeka/contracts'
import { useState } from 'react'

import { isBike } from '../cart/is-bike.ts'
import { PaymentMarks } from '../totals/payment-marks.tsx'
import { quotedArrival } from './arrival.ts'
import { Assurances } from './assurances.tsx'
import type { Checkout } from './checkout.api.ts'
import styles from './checkout.module.css'
import { ContactSection } from './contact-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { PaymentSection } from './payment-section.tsx'
import { ReviewSection } from './review-section.tsx'
import { ShippingSection } from './shipping-section.tsx'
import { Summary } from './summary.tsx'
import { Totals } from './totals.tsx'
import { useCheckout } from './use-checkout.ts'
import { usePlacing } from './use-placing.ts'
import { WaitingColumns } from './waiting.tsx'

interface Props {
  user: User
  checkout: Checkout
  /** The date of the loaded checkout, from which delivery days are counted. */
  today: Date
  refresh: () => Promise<void>
  /** Whether the member has just logged in here, so that the form with the focus is gone. */
  hasEntered: boolean
}

/** The checkout's sections in order, with the order summary beside them. */
export function MemberCheckout(props: Props) {
  const form = useCheckout(props)
  const placing = usePlacing(form)
  const { quote, isStale } = form.amounts
  const marks = <PaymentMarks providers={props.checkout.providers.map(({ id }) => id)} />
  // The first amounts are waited for: they change the heights of the summary and of the sections.
  const [hasAnswer, setHasAnswer] = useState(false)
  if (!hasAnswer && (quote || !isStale)) setHasAnswer(true)
  if (!hasAnswer) return <WaitingColumns />
  return (
    <>
      <div ref={props.hasEntered ? focusOpenSection : undefined} className={styles.columns}>
        <Summary
          lines={props.checkout.lines}
          sum={quote?.payable ?? null}
          isStale={isStale}
          arrival={quotedArrival(props.today, quote)}
        >
          {quote ? <Totals quote={quote} country={form.country} isStale={isStale} /> : null}
        </Summary>
        <div className={styles.sections}>
          <ContactSection form={form} />
          <DeliverySection form={form} />
          <ShippingSection form={form} />
          <PaymentSection form={form} marks={marks} />
          <ReviewSection form={form} placing={placing} />
          {form.sections.open === 'review' ? <div className={styles.marks}>{marks}</div> : null}
          <Assurances hasBike={props.checkout.lines.some(isBike)} />
        </div>
      </div>
    </>
  )
}

const focusOpenSection = (columns: HTMLElement | null) =>
  columns?.querySelector<HTMLElement>('[data-look="open"] h2')?.focus()
