import type { Zone } from '../src/checkout/tables.ts'
import type { Db } from '../src/database/open-database.ts'

interface Row {
  id: number
  name: string
  tax: [label: string, percent: number]
  /** Dollars: a bike's box, goods. Null: we don't ship there. */
  shipping: [bike: number, goods: number] | null
  days: [least: number, most: number] | null
  speed: 25 | 32 | 45
  zone: Zone
}

const COUNTRIES: Row[] = [
  {
    id: 222,
    name: 'United States',
    tax: ['Sales tax', 8],
    shipping: [149, 9],
    days: [3, 6],
    speed: 45,
    zone: 'home',
  },
  { id: 37, name: 'Canada', tax: ['GST', 5], shipping: [199, 15], days: [5, 8], speed: 32, zone: 'near' },
  { id: 80, name: 'Germany', tax: ['VAT', 19], shipping: [129, 8], days: [2, 4], speed: 25, zone: 'europe' },
  {
    id: 150,
    name: 'Netherlands',
    tax: ['VAT', 21],
    shipping: [129, 8],
    days: [2, 4],
    speed: 25,
    zone: 'europe',
  },
  { id: 73, name: 'France', tax: ['VAT', 20], shipping: [139, 9], days: [3, 5], speed: 25, zone: 'europe' },
  {
    id: 221,
    name: 'United Kingdom',
    tax: ['VAT', 20],
    shipping: [149, 11],
    days: [3, 6],
    speed: 25,
    zone: 'europe',
  },
  { id: 14, name: 'Austria', tax: ['VAT', 20], shipping: [139, 9], days: [3, 5], speed: 25, zone: 'europe' },
  {
    id: 204,
    name: 'Switzerland',
    tax: ['VAT', 8.1],
    shipping: [189, 14],
    days: [4, 6],
    speed: 25,
    zone: 'europe',
  },
  {
    id: 220,
    name: 'United Arab Emirates',
    tax: ['VAT', 5],
    shipping: [249, 19],
    days: [6, 10],
    speed: 45,
    zone: 'far',
  },
  { id: 13, name: 'Australia', tax: ['GST', 10], shipping: [299, 22], days: [8, 14], speed: 25, zone: 'far' },
  { id: 999, name: 'Antarctica', tax: ['Tax', 0], shipping: null, days: null, speed: 25, zone: 'far' },
]

/** Where we ship, for how much, how, and what tax is due there. */
export async function seedCountries(db: Db) {
  const rows = COUNTRIES.map(({ id, name, tax, shipping, days, speed, zone }) => ({
    id,
    name,
    tax_label: tax[0],
    tax_rate: Math.round(tax[1] * 100),
    bike_shipping_cents: shipping && shipping[0] * 100,
    goods_shipping_cents: shipping && shipping[1] * 100,
    days_min: days && days[0],
    days_max: days && days[1],
    speed_limit_kmh: speed,
    zone,
    free_shipping_from_cents: shipping && ZONES[zone].freeFrom * 100,
  }))
  await db.insertInto('countries').values(rows).execute()
  await db
    .insertInto('shipping_rates')
    .values(Object.entries(ZONES).flatMap(([zone, costs]) => ratesOf(zone as Zone, costs)))
    .execute()
}

interface ZoneCosts {
  /** Dollars from which goods travel free. */
  freeFrom: number
  /** Dollars for each started kilogram above the five that the country's price covers. */
  perKilogram: number
  /** Dollars for going by air on top, and the working days that it saves. */
  express: number
  faster: number
}

const ZONES: Record<Zone, ZoneCosts> = {
  home: { freeFrom: 150, perKilogram: 4, express: 15, faster: 2 },
  near: { freeFrom: 200, perKilogram: 6, express: 22, faster: 3 },
  europe: { freeFrom: 120, perKilogram: 5, express: 12, faster: 1 },
  far: { freeFrom: 300, perKilogram: 12, express: 39, faster: 5 },
}

function ratesOf(zone: Zone, { perKilogram, express, faster }: ZoneCosts) {
  const weights = { zone, included_g: 5000, step_g: 1000, step_cents: perKilogram * 100 }
  const slow = { goods_extra_cents: 0, bike_extra_cents: 0, faster_by: 0, by_air: false }
  const fast = { goods_extra_cents: express * 100, bike_extra_cents: null, faster_by: faster, by_air: true }
  return [
    { ...weights, method: 'standard' as const, ...slow },
    { ...weights, method: 'express' as const, ...fast },
  ]
}
