import { formatPrice } from '@nireeka/contracts'
import { Alert, Button, Checkbox, RadioCards } from '@nireeka/ui'
import { type ReactNode, useId, useState } from 'react'

import { BillingChoice } from './billing-choice.tsx'
import type { SavedAddress } from './checkout.api.ts'
import styles from './checkout.module.css'
import { EditAddress } from './edit-address.tsx'
import { onSubmit } from './on-submit.ts'
import { PromoCode } from './promo-code.tsx'
import { lookOf } from './section-state.ts'
import { Section } from './section.tsx'
import { paymentSummary } from './section-summaries.ts'
import type { CheckoutForm } from './use-checkout.ts'

interface Props {
  form: CheckoutForm
  /** The ways to pay as marks, until the section is done. */
  marks: ReactNode
}

/** The payment section: provider, credit, promo code and billing address. */
export function PaymentSection({ form, marks }: Props) {
  const id = useId()
  const [edited, setEdited] = useState<SavedAddress | null>(null)
  return (
    <Section
      name="payment"
      look={lookOf(form.sections, 'payment')}
      summary={paymentSummary(form)}
      preview={marks}
      onChange={() => form.open('payment')}
    >
      {edited ? (
        <EditAddress form={form} address={edited} onClose={() => setEdited(null)} />
      ) : (
        <div className={styles.fields}>
          <PromoCode form={form} />
          <form
            id={id}
            className={styles.fields}
            onSubmit={onSubmit(() => form.settle('payment'))}
            noValidate
          >
            <StoreCredit form={form} />
            <Providers form={form} marks={marks} />
            <BillingChoice form={form} onEdit={setEdited} />
          </form>
          <Button type="submit" form={id} isBusy={form.code.isBusy}>
            Continue
          </Button>
        </div>
      )}
    </Section>
  )
}

function StoreCredit({ form }: { form: CheckoutForm }) {
  const { balance } = form.checkout
  const { quote, isStale } = form.amounts
  if (balance <= 0) return null
  const paid =
    form.draft.useCredits && quote && !isStale ? `It covers ${formatPrice(quote.credits)} of this order.` : ''
  return (
    <Checkbox
      label={`Use my store credit of ${formatPrice(balance)}`}
      hint={paid}
      checked={form.draft.useCredits}
      onChange={({ target }) => form.change({ useCredits: target.checked })}
    />
  )
}

function Providers({ form, marks }: Props) {
  if (form.amounts.quote?.payable === 0) return <Alert tone="success">There’s nothing left to pay.</Alert>
  const problem = form.problems['provider']
  return (
    <>
      <RadioCards
        legend="Pay with"
        value={form.draft.provider}
        onChange={(provider) => form.change({ provider })}
        options={form.checkout.providers.map(({ id, title, note }) => ({
          value: id,
          label: title,
          details: note,
        }))}
      />
      {marks}
      {problem ? (
        <p className={styles.problem} role="alert" tabIndex={-1} data-problem>
          {problem}
        </p>
      ) : null}
    </>
  )
}
