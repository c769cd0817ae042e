import type { Db } from '../src/platform/database/open-database.ts'
import { seedShippingRates } from './shipping-rates.ts'

interface Row {
  id: number
  name: string
  tax: [label: string, percent: number]
  /** Base shipping prices in dollars, for a bike's box and for goods; null where we don't ship. */
  shipping: [bike: number, goods: number] | null
  days: [least: number, most: number] | null
  speed: 25 | 32 | 45
}

/** The countries that a shop begins with. */
export const COUNTRIES: Row[] = [
  { id: 222, name: 'United States', tax: ['Sales tax', 8], shipping: [149, 9], days: [3, 6], speed: 45 },
  { id: 37, name: 'Canada', tax: ['GST', 5], shipping: [199, 15], days: [5, 8], speed: 32 },
  { id: 80, name: 'Germany', tax: ['VAT', 19], shipping: [129, 8], days: [2, 4], speed: 25 },
  { id: 150, name: 'Netherlands', tax: ['VAT', 21], shipping: [129, 8], days: [2, 4], speed: 25 },
  { id: 73, name: 'France', tax: ['VAT', 20], shipping: [139, 9], days: [3, 5], speed: 25 },
  { id: 221, name: 'United Kingdom', tax: ['VAT', 20], shipping: [149, 11], days: [3, 6], speed: 25 },
  { id: 14, name: 'Austria', tax: ['VAT', 20], shipping: [139, 9], days: [3, 5], speed: 25 },
  { id: 204, name: 'Switzerland', tax: ['VAT', 8.1], shipping: [189, 14], days: [4, 6], speed: 25 },
  { id: 220, name: 'United Arab Emirates', tax: ['VAT', 5], shipping: [249, 19], days: [6, 10], speed: 45 },
  { id: 13, name: 'Australia', tax: ['GST', 10], shipping: [299, 22], days: [8, 14], speed: 25 },
  { id: 999, name: 'Antarctica', tax: ['Tax', 0], shipping: null, days: null, speed: 25 },
]

/** Inserts the countries with their shipping prices and methods and their tax rates. */
export async function seedCountries(db: Db) {
  const rows = COUNTRIES.map(({ id, name, tax, shipping, days, speed }) => ({
    id,
    name,
    tax_label: tax[0],
    tax_rate: Math.round(tax[1] * 100),
    bike_shipping_cents: shipping && shipping[0] * 100,
    goods_shipping_cents: shipping && shipping[1] * 100,
    days_min: days && days[0],
    days_max: days && days[1],
    speed_limit_kmh: speed,
  }))
  await db.insertInto('countries').values(rows).execute()
  await seedShippingRates(db)
}
