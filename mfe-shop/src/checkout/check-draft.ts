import * as z from '@nireeka/contracts/zod'

import { addressFormat, checkAddress, tidyAddress } from './address-rules.api.ts'
import type { Checkout } from './checkout.api.ts'
import { type Draft, type DestinationDraft, savedChoice, type TypedDestination } from './draft.ts'
import { type Section, SECTIONS } from './section-state.ts'

/** Error sentences by field: `shipping.address.postcode`. */
export type Problems = Readonly<Record<string, string>>

type Known = Pick<Checkout, 'addresses' | 'countries'>

const Email = z.email().max(254)

/** Returns the section in which a field appears; null if it has none. */
export function sectionOf(field: string): Section | null {
  if (field === 'email') return 'contact'
  if (field === 'shippingMethod') return 'shipping'
  if (/^shipping(\.|$)/.test(field)) return 'delivery'
  return /^(billing|provider|useCredits|promoCode)(\.|$)/.test(field) ? 'payment' : null
}

/** Returns the errors that keep a section from being completed, in the page's field order. */
export function checkSection(section: Section, draft: Draft, known: Known): Problems {
  switch (section) {
    case 'contact':
      return checkEmail(draft.email.trim())
    case 'delivery':
      return { ...checkServed(draft.shipping, known), ...checkDestination('shipping', draft.shipping, known) }
    case 'payment':
      return {
        ...(draft.provider ? {} : { provider: 'Payment isn’t available right now. Please try again later.' }),
        ...(draft.billing.isSame ? {} : checkDestination('billing', draft.billing, known)),
      }
    default:
      return {}
  }
}

export const checkDraft = (draft: Draft, known: Known): Problems =>
  Object.assign({}, ...SECTIONS.map((section) => checkSection(section, draft, known))) as Problems

/** Returns the error of an email address, without spaces around it. */
export function checkEmail(email: string): Problems {
  if (email === '') return { email: 'Please enter an email address.' }
  return Email.safeParse(email).success ? {} : { email: 'Please enter a valid email address.' }
}

function checkServed(place: DestinationDraft, { addresses, countries }: Known): Problems {
  const saved = savedChoice(place, addresses)
  const country = countries.find(({ id }) => id === (saved?.countryId ?? place.typed.countryId))
  if (country?.served) return {}
  const text = country ? notServed(country.name) : 'Please choose a country.'
  return { [saved ? 'shipping.addressId' : 'shipping.countryId']: text }
}

export const notServed = (country: string) =>
  `We don’t ship to ${country} yet. Choose another country to continue.`

/**
 * Checks an address. A saved one is checked as well, because it may be older than its country's rules; editing it can
 * fix that.
 */
function checkDestination(
  prefix: 'shipping' | 'billing',
  place: DestinationDraft,
  { addresses }: Known,
): Problems {
  const saved = savedChoice(place, addresses)
  if (saved) {
    const { id: _id, countryId, ...address } = saved
    const [first] = Object.values(checkAddress(address, countryId))
    return first ? { [`${prefix}.addressId`]: `${first} Edit the address to add it.` } : {}
  }
  if (place.choice !== 'new') return { [`${prefix}.addressId`]: 'Please choose an address.' }
  return wrongFields(prefix, place.typed)
}

/** Returns the errors of a typed address, in the order of its fields. */
export function wrongFields(
  prefix: 'shipping' | 'billing',
  { address, countryId }: TypedDestination,
): Problems {
  const wrong = checkAddress(tidyAddress(address, countryId), countryId)
  const fields = addressFormat(countryId).fields.map(({ name }) => name)
  return Object.fromEntries(
    fields.flatMap((name) => (wrong[name] ? [[`${prefix}.address.${name}`, wrong[name]]] : [])),
  )
}
