import { checkAddress, DEFAULT_COUNTRY_ID, tidyAddress } from '@nireeka/contracts'
import type { PlaceWish, SavedAddressData } from '@nireeka/contracts/api'
import * as z from '@nireeka/contracts/zod'

export interface Country {
  id: number
  name: string
}

export interface SavedAddress extends PlaceWish {
  id: number
  /** As it stands on a parcel, line by line. */
  lines: string[]
}

export function toSaved(data: SavedAddressData, countries: readonly Country[]): SavedAddress {
  const { id, country_id, ...address } = data
  const { name, last_name, street, street_2, city, region, postcode } = address
  const country = countries.find((one) => one.id === country_id)?.name ?? ''
  const town = [region ? `${city}, ${region}` : city, postcode].filter(Boolean).join(' ')
  const lines = [`${name} ${last_name}`, street, street_2 ?? '', town, country].filter(Boolean)
  return { id, country_id, address, lines }
}

const NOTHING = {
  name: '',
  last_name: '',
  street: '',
  street_2: '',
  city: '',
  region: '',
  postcode: '',
  phone: '',
}

const Typed = z.strictObject({
  name: z.string(),
  last_name: z.string(),
  street: z.string(),
  street_2: z.string(),
  city: z.string(),
  region: z.string(),
  postcode: z.string(),
  phone: z.string(),
})

/** What a member types, judged by the rules of its country, which are the server's, too. */
export const TypedAddress = z
  .strictObject({ country_id: z.int().min(1), address: Typed })
  .superRefine(({ address, country_id }, context) => {
    for (const [field, message] of Object.entries(checkAddress(address, country_id))) {
      context.addIssue({ code: 'custom', path: ['address', field], message })
    }
  })
export type TypedPlace = z.infer<typeof TypedAddress>

/** What the form begins with: nothing, or the address that is changed. */
export function typedFrom(saved: SavedAddress | null): TypedPlace {
  if (!saved) return { country_id: DEFAULT_COUNTRY_ID, address: { ...NOTHING } }
  const { street_2, region, phone, ...address } = saved.address
  return {
    country_id: saved.country_id,
    address: { ...address, street_2: street_2 ?? '', region: region ?? '', phone: phone ?? '' },
  }
}

export const toWish = ({ country_id, address }: TypedPlace): PlaceWish => ({
  country_id,
  address: tidyAddress(address, country_id),
})
