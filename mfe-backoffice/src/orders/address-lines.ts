import type { Order } from './order.api.ts'

/** Returns the lines of an address as printed on a parcel. */
export function addressLines(address: Omit<Order['address'], 'phone'>, country: string): string[] {
  const { name, lastName, street, street2, city, region, postcode } = address
  const town = [region ? `${city}, ${region}` : city, postcode].filter(Boolean).join(' ')
  return [`${name} ${lastName}`, street, street2 ?? '', town, country].filter(Boolean)
}
