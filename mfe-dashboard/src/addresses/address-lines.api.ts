import type { PostalAddress } from '@nireeka/contracts/api'

/** Returns an address as it stands on a parcel, line by line. */
export function addressLines(address: PostalAddress, country: string): string[] {
  const { name, last_name, street, street_2, city, region, postcode } = address
  const town = [region ? `${city}, ${region}` : city, postcode].filter(Boolean).join(' ')
  return [`${name} ${last_name}`, street, street_2 ?? '', town, country].filter(Boolean)
}
