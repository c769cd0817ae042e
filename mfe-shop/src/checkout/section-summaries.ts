import { formatPrice } from '@nireeka/contracts'

import { addressLine, fullName } from './address-line.ts'
import { type DestinationDraft, savedChoice, toDestination } from './draft.ts'
import type { CheckoutForm } from './use-checkout.ts'

type Form = Pick<CheckoutForm, 'draft' | 'checkout'>

/** Returns the delivery address on one line, with the name. */
export const deliverySummary = (form: Form) => destinationLine(form, form.draft.shipping)

/** Returns the billing address on one line; null when it is the delivery address. */
export const billingSummary = (form: Form) =>
  form.draft.billing.isSame ? null : destinationLine(form, form.draft.billing)

function destinationLine({ checkout }: Form, place: DestinationDraft) {
  const { address, countryId } = toDestination(place.typed)
  const chosen = savedChoice(place, checkout.addresses) ?? { ...address, countryId }
  return `${fullName(chosen)}, ${addressLine(chosen, chosen.countryId, checkout.countries)}`
}

/** Returns how the order is paid: code, store credit and provider. */
export function paymentSummary({
  amounts: { quote },
  checkout,
  draft,
}: Form & Pick<CheckoutForm, 'amounts'>) {
  const provider = checkout.providers.find(({ id }) => id === draft.provider)
  const parts = [
    quote?.promo ? `Code ${quote.promo.code}` : null,
    quote?.credits ? `${formatPrice(quote.credits)} by store credit` : null,
    quote?.payable === 0 ? 'nothing left to pay' : provider?.title,
  ].filter(Boolean)
  return parts.join(', ')
}
