import { Checkbox } from '@nireeka/ui'

import type { SavedAddress } from './checkout.api.ts'
import { DestinationChoice } from './destination-choice.tsx'
import type { CheckoutForm } from './use-checkout.ts'

interface Props {
  form: CheckoutForm
  onEdit: (address: SavedAddress) => void
}

/** The choice of the billing address. */
export const BillingChoice = ({ form, onEdit }: Props) => (
  <>
    <Checkbox
      label="Billing address is the same as the delivery address"
      checked={form.draft.billing.isSame}
      onChange={({ target }) => form.change({ billing: { ...form.draft.billing, isSame: target.checked } })}
    />
    {form.draft.billing.isSame ? null : (
      <DestinationChoice form={form} of="billing" legend="Where should the invoice go?" onEdit={onEdit} />
    )}
  </>
)
