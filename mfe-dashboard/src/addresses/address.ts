import { DEFAULT_COUNTRY_ID } from '@nireeka/contracts'

export interface Country {
  id: number
  name: string
}

/** An address as its form holds it: what isn't written is empty. */
export interface AddressFields {
  name: string
  lastName: string
  street: string
  street2: string
  city: string
  region: string
  postcode: string
  phone: string
}

export interface SavedAddress {
  id: number
  countryId: number
  address: AddressFields
  /** As it stands on a parcel, line by line. */
  lines: string[]
}

const NOTHING: AddressFields = {
  name: '',
  lastName: '',
  street: '',
  street2: '',
  city: '',
  region: '',
  postcode: '',
  phone: '',
}

/** Returns what the form begins with: nothing, or the address that is changed. */
export const toFormValues = (saved: SavedAddress | null) => ({
  countryId: saved?.countryId ?? DEFAULT_COUNTRY_ID,
  address: saved?.address ?? NOTHING,
})
