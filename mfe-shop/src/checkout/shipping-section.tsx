import { Alert, Button, Price, RadioCards, Skeleton } from '@nireeka/ui'

import { deliveryText, workingDays } from './arrival.ts'
import styles from './checkout.module.css'
import { onSubmit } from './on-submit.ts'
import { lookOf } from './section-state.ts'
import { Section } from './section.tsx'
import type { CheckoutForm } from './use-checkout.ts'

/** The shipping methods, with the price and arrival of each. */
export const ShippingSection = ({ form }: { form: CheckoutForm }) => (
  <Section
    name="shipping"
    look={lookOf(form.sections, 'shipping')}
    summary={<ShippingSummary form={form} />}
    onChange={() => form.open('shipping')}
  >
    <form className={styles.fields} onSubmit={onSubmit(() => form.settle('shipping'))} noValidate>
      <Methods form={form} />
      <Button type="submit" isBusy={form.code.isBusy}>
        Continue
      </Button>
    </form>
  </Section>
)

function Methods({ form }: { form: CheckoutForm }) {
  const { quote, isStale } = form.amounts
  if (!quote) return <Skeleton kind="text" lines={2} />
  if (quote.methods.length === 0) return <NothingToSend isServed={quote.served} />
  return (
    <>
      <RadioCards
        legend="How soon do you need it?"
        value={isStale ? form.draft.method : quote.method}
        onChange={(method) => form.change({ method })}
        options={quote.methods.map(({ id, title, price, days }) => ({
          value: id,
          label: title,
          details: deliveryText(form.today, days, quote.leadDays),
          end: price === 0 ? 'Free' : <Price dollars={price} />,
        }))}
      />
      {!isStale && quote.method !== form.draft.method ? (
        <Alert>This can’t be sent by the method you chose, so we’ve switched to one that works.</Alert>
      ) : null}
    </>
  )
}

const NothingToSend = ({ isServed }: { isServed: boolean }) => (
  <p>
    {isServed
      ? 'Nothing to ship: it arrives by email.'
      : 'We don’t ship there yet. Choose another country to continue.'}
  </p>
)

/** The chosen method with its price and time. */
export function ShippingSummary({ form: { amounts } }: { form: CheckoutForm }) {
  const { quote } = amounts
  const chosen = quote?.methods.find(({ id }) => id === quote.method)
  if (!chosen) return quote?.served ? 'Nothing to ship' : null
  return (
    <>
      {chosen.title}, {quote?.shipping ? <Price dollars={quote.shipping} /> : 'free'},{' '}
      {workingDays(chosen.days)}
    </>
  )
}
