import type { PromoCodeData, PromoCodesData } from '@nireeka/contracts/api'

/** A promo code, as the API sends it: 10 % off accessories. */
export const promoCode = (id: number, change: Partial<PromoCodeData> = {}): PromoCodeData => ({
  id,
  code: `AUTUMN${id}`,
  kind: 'percent',
  percent: 10,
  max: null,
  amount: null,
  applies_to: 'accessories',
  product_ids: [],
  colour_type: null,
  description: 'Ten off',
  min: 0,
  starts_at: null,
  ends_at: null,
  max_uses: null,
  max_per_member: null,
  is_first_order_only: false,
  customer_group: null,
  country_ids: [],
  uses: 0,
  status: 'active',
  version: 4,
  ...change,
})

/** A page of the list, as the API sends it. */
export const promoPage = (items: PromoCodeData[]): PromoCodesData => ({
  items,
  page: 1,
  per_page: 50,
  total: items.length,
})
