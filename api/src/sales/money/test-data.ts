import type { PromoRule } from './promo-base.ts'
import type { Destination, PricedLine, ShippingRate } from './rules.ts'

/** Returns a line for a 12-dollar bell unless the input says otherwise. */
export const line = (input: Partial<PricedLine> = {}): PricedLine => ({
  product_id: 18,
  kind: 'accessory',
  category: 'cockpit',
  weight_g: 45,
  unit_cents: 1200,
  count: 1,
  no_air: false,
  ...input,
})
export const bike = (input: Partial<PricedLine> = {}) =>
  line({ product_id: 9001, kind: 'bike', category: 'bike', weight_g: 22_400, unit_cents: 449_000, ...input })
export const giftCard = (input: Partial<PricedLine> = {}) =>
  line({ product_id: 24, category: 'gift', weight_g: 0, unit_cents: 5000, ...input })

type Zone = ShippingRate['zone']

const rates = (zone: Zone, [step, express, faster_by]: [step: number, express: number, faster: number]) => {
  const weights = { zone, included_g: 5000, step_g: 1000, step_cents: step }
  const slow = { goods_extra_cents: 0, bike_extra_cents: 0, faster_by: 0, by_air: false }
  const fast = { goods_extra_cents: express, bike_extra_cents: null, faster_by, by_air: true }
  return [
    { ...weights, method: 'standard' as const, ...slow },
    { ...weights, method: 'express' as const, ...fast },
  ]
}

const place = (
  country_id: number,
  [tax_rate, bikeCents, goodsCents]: [tax: number, bike: number, goods: number],
  more: Pick<Destination, 'days_min' | 'days_max' | 'free_shipping_from_cents' | 'rates'>,
): Destination => ({
  country_id,
  tax_rate,
  bike_shipping_cents: bikeCents,
  goods_shipping_cents: goodsCents,
  ...more,
})

const HOME = {
  days_min: 3,
  days_max: 6,
  free_shipping_from_cents: 15_000,
  rates: rates('home', [400, 1500, 2]),
}
const NEAR = {
  days_min: 5,
  days_max: 8,
  free_shipping_from_cents: 20_000,
  rates: rates('near', [600, 2200, 3]),
}
const EUROPE = {
  days_min: 2,
  days_max: 4,
  free_shipping_from_cents: 12_000,
  rates: rates('europe', [500, 1200, 1]),
}
const FAR = {
  days_min: 8,
  days_max: 14,
  free_shipping_from_cents: 30_000,
  rates: rates('far', [1200, 3900, 5]),
}

export const unitedStates = place(222, [800, 14_900, 900], HOME)
export const canada = place(37, [500, 19_900, 1500], NEAR)
export const germany = place(80, [1900, 12_900, 800], EUROPE)
export const switzerland = place(204, [810, 18_900, 1400], { ...EUROPE, days_min: 4, days_max: 6 })
export const australia = place(13, [1000, 29_900, 2200], FAR)
/** A destination that we don't ship to. */
export const antarctica: Destination = {
  ...place(999, [0, 0, 0], FAR),
  bike_shipping_cents: null,
  goods_shipping_cents: null,
  days_min: null,
  days_max: null,
  free_shipping_from_cents: null,
}

/** Returns a promo code for 10 % off everything unless the input says otherwise. */
export const promo = (input: Partial<PromoRule> = {}): PromoRule => ({
  id: 1,
  code: 'TEN',
  description: '10 % off',
  kind: 'percent',
  percent: input.kind && input.kind !== 'percent' ? null : 1000,
  amount_cents: null,
  max_cents: null,
  applies_to: 'order',
  product_ids: [],
  min_cents: 0,
  starts_at: null,
  ends_at: null,
  max_uses: null,
  uses: 0,
  max_per_member: null,
  is_first_order_only: false,
  customer_group: null,
  country_ids: [],
  colour_type: null,
  version: 1,
  ...input,
})
