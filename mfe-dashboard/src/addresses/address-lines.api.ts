import type { PostalAddress } from '@nireeka/contracts/api'

/** Returns the lines of an address as printed on a parcel. */
export function addressLines(address: PostalAddress, country: string): string[] {
  const { name, last_name, street, street_2, city, region, postcode } = address
  const town = [region ? `${city}, ${region}` : city, postcode].filter(Boolean).join(' ')
  return [`${name} ${last_name}`, street, street_2 ?? '', town, country].filter(Boolean)
}
