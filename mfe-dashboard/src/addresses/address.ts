import { DEFAULT_COUNTRY_ID } from '@nireeka/contracts'

export interface Country {
  id: number
  name: string
}

/** An address as its form holds it: missing values are empty strings. */
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
  /** The lines of the address as printed on a parcel. */
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

/** Returns the form's initial values: empty, or those of the edited address. */
export const toFormValues = (saved: SavedAddress | null) => ({
  countryId: saved?.countryId ?? DEFAULT_COUNTRY_ID,
  address: saved?.address ?? NOTHING,
})
