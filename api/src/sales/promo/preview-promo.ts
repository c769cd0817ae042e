import { toDollars } from '@nireeka/contracts'
import type { PromoExample, PromoPreviewData, PromoPreviewQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { checkPromo } from '../money/check-promo.ts'
import type { PromoRule } from '../money/promo-base.ts'
import type { PricedLine } from '../money/rules.ts'

type Query = z.output<typeof PromoPreviewQuery>

const CENTS = 100
const PERCENT = 100
const toCents = (dollars: number) => Math.round(dollars * CENTS)

/** Returns what a cart of one line would get, by the rules of the cart. */
export function previewPromo(query: Query): PromoPreviewData {
  const result = checkPromo(ruleOf(query), {
    lines: [lineOf(query.holds, toCents(query.cart))],
    at: new Date(0),
    country_id: 0,
    standard_cents: 1,
    member: { group: null, hasPaid: false, redemptions: 0 },
  })
  if ('reason' in result) return { discount: 0, is_shipping_free: false, reason: result.reason }
  const { line_discounts, pays_shipping } = result.effect
  const cents = line_discounts.reduce((sum, one) => sum + one, 0)
  return { discount: toDollars(cents), is_shipping_free: pays_shipping, reason: null }
}

/** Returns a code of this effect that counts at any time and for everybody. */
const ruleOf = ({ kind, applies_to, percent, max, amount, min = 0 }: Query): PromoRule => ({
  id: 0,
  code: '',
  description: '',
  kind,
  percent: percent === undefined ? null : Math.round(percent * PERCENT),
  amount_cents: amount === undefined ? null : toCents(amount),
  max_cents: max === undefined ? null : toCents(max),
  applies_to,
  product_ids: [],
  min_cents: toCents(min),
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
})

const lineOf = (holds: PromoExample, cents: number): PricedLine => ({
  product_id: 0,
  kind: holds,
  category: '',
  weight_g: 1000,
  unit_cents: cents,
  count: 1,
  no_air: false,
  ...(holds === 'upgrade' && { upgrade_cents: cents }),
})
