import { Button } from '@nireeka/ui'
import { useState } from 'react'

import type { SavedAddress } from './checkout.api.ts'
import styles from './checkout.module.css'
import { EditAddress } from './edit-address.tsx'
import { onSubmit } from './on-submit.ts'
import { DestinationChoice } from './destination-choice.tsx'
import { lookOf } from './section-state.ts'
import { Section } from './section.tsx'
import { deliverySummary } from './section-summaries.ts'
import type { CheckoutForm } from './use-checkout.ts'

/** The section with the delivery address. Its country decides on shipping and tax. */
export function DeliverySection({ form }: { form: CheckoutForm }) {
  const [edited, setEdited] = useState<SavedAddress | null>(null)
  return (
    <Section
      name="delivery"
      look={lookOf(form.sections, 'delivery')}
      summary={deliverySummary(form)}
      onChange={() => form.open('delivery')}
    >
      {edited ? (
        <EditAddress form={form} address={edited} onClose={() => setEdited(null)} />
      ) : (
        <form className={styles.fields} onSubmit={onSubmit(() => form.settle('delivery'))} noValidate>
          <DestinationChoice form={form} of="shipping" legend="Where should we deliver?" onEdit={setEdited} />
          <Button type="submit" isBusy={form.code.isBusy}>
            Continue
          </Button>
        </form>
      )}
    </Section>
  )
}
