import type { Zone } from '../src/catalogue/countries/tables.ts'
import type { Db } from '../src/platform/database/open-database.ts'

interface ZoneCosts {
  countries: number[]
  /** The order value in dollars from which goods ship free. */
  freeFrom: number
  /** The price in dollars of each started kilogram above the five that the country's base price covers. */
  perKilogram: number
  /** The surcharge in dollars for sending by air, and the working days that it saves. */
  express: number
  faster: number
}

const ZONES: Record<Zone, ZoneCosts> = {
  home: { countries: [222], freeFrom: 150, perKilogram: 4, express: 15, faster: 2 },
  near: { countries: [37], freeFrom: 200, perKilogram: 6, express: 22, faster: 3 },
  europe: {
    countries: [80, 150, 73, 221, 14, 204],
    freeFrom: 120,
    perKilogram: 5,
    express: 12,
    faster: 1,
  },
  far: { countries: [220, 13], freeFrom: 300, perKilogram: 12, express: 39, faster: 5 },
}

/** Inserts each country's shipping zone and each zone's rates and transit times. Safe to run twice. */
export async function seedShippingRates(db: Db) {
  for (const zone of ['home', 'near', 'europe', 'far'] as const) {
    const { countries, freeFrom, ...costs } = ZONES[zone]
    const rates = await db
      .insertInto('shipping_rates')
      .values(ratesOf(zone, costs))
      .onConflict((conflict) => conflict.doNothing())
      .returning('method')
      .execute()
    if (rates.length === 0) continue
    await db
      .updateTable('countries')
      .set({ zone, free_shipping_from_cents: freeFrom * 100 })
      .where('id', 'in', countries)
      .execute()
  }
}

function ratesOf(
  zone: Zone,
  { perKilogram, express, faster }: Pick<ZoneCosts, 'perKilogram' | 'express' | 'faster'>,
) {
  const weights = { zone, included_g: 5000, step_g: 1000, step_cents: perKilogram * 100 }
  const slow = { goods_extra_cents: 0, bike_extra_cents: 0, faster_by: 0, by_air: false }
  const fast = { goods_extra_cents: express * 100, bike_extra_cents: null, faster_by: faster, by_air: true }
  return [
    { ...weights, method: 'standard' as const, ...slow },
    { ...weights, method: 'express' as const, ...fast },
  ]
}
