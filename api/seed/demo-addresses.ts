import { keepAddress } from '../src/sales/checkout/addresses.repository.ts'
import type { Db } from '../src/platform/database/open-database.ts'
import type { OrderAddress } from '../src/sales/orders/tables.ts'
import type { Buyer } from './order-histories.ts'

export const HOME_COUNTRY_ID = 222

/** The shipping addresses of the demo's members. */
export const ADDRESSES: Record<Buyer, OrderAddress> = {
  anna: home('Anna Berg', '18 Harbor View, San Francisco, CA 94111', {
    street_2: 'Apt 4',
    phone: '+1 415 555 0134',
  }),
  ben: home('Ben Okafor', '402 Alder Street, Portland, OR 97205', { phone: '+1 503 555 0168' }),
  devanshu: home('Devanshu-Alexandros Chattopadhyay-Papadimitropoulos', '7 Canal Walk, Chicago, IL 60606'),
  eve: home('Eve Moreau', '260 Cedar Lane, Boulder, CO 80302'),
}

/** Parses a one-line address (street, town, region and postcode) into an order address. */
function home(person: string, place: string, more: Partial<OrderAddress> = {}): OrderAddress {
  const [name = '', last_name = ''] = person.split(' ')
  const [street = '', city = '', end = ''] = place.split(', ')
  const [region = '', postcode = ''] = end.split(' ')
  return { name, last_name, street, street_2: null, city, region, postcode, phone: null, ...more }
}

/** Saves an address for each demo member who has ordered, so that the checkout offers it. */
export async function seedAddresses(db: Db) {
  const members = await db.selectFrom('users').select(['id', 'user_name']).execute()
  for (const [buyer, address] of Object.entries(ADDRESSES)) {
    const member = members.find(({ user_name }) => user_name === buyer)
    if (!member) throw new Error(`The demo has no member ${buyer}`)
    const place = { address, country_id: HOME_COUNTRY_ID }
    await keepAddress(db, { userId: member.id, place, at: new Date() })
  }
}
