import { formatPrice, toDollars } from '@nireeka/contracts'

import { isBike, linesTotal } from './lines.ts'
import { baseOf, isMeant, type PromoRule } from './promo-base.ts'
import { shareOf, spread } from './rounding.ts'
import type { PricedLine, PromoEffect } from './rules.ts'

/** The facts that decide whether a promo code is valid. The server knows all of them itself. */
export interface PromoFacts {
  lines: readonly PricedLine[]
  /** The current time by the server's clock. */
  at: Date
  country_id: number
  /** What standard shipping of these lines costs in cents without a code; null where it isn't available. */
  standard_cents: number | null
  /** The member's group and earlier orders; null for a guest. */
  member: { group: string | null; hasPaid: boolean; redemptions: number } | null
}

/** The effect of a promo code, or a sentence that says why it isn't valid. */
export type PromoResult = { effect: PromoEffect } | { reason: string }

type Objection = (promo: PromoRule, facts: PromoFacts) => string | false

/** The checks of a promo code, in the order in which the first failing one is reported. */
const OBJECTIONS: Objection[] = [
  ({ starts_at }, { at }) => starts_at !== null && at < starts_at && 'This code isn’t valid yet.',
  ({ ends_at }, { at }) => ends_at !== null && at >= ends_at && 'This code has expired.',
  ({ max_uses, uses }) => max_uses !== null && uses >= max_uses && 'This code has been used up.',
  objectToMember,
  ({ country_ids }, { country_id }) =>
    country_ids.length > 0 &&
    !country_ids.includes(country_id) &&
    'This code isn’t valid for orders to this country.',
  objectToLines,
  (promo, { lines }) => {
    const missing = promo.min_cents - meantTotal(promo, lines)
    return (
      missing > 0 && `This code needs a minimum of ${toPrice(promo.min_cents)}: add ${toPrice(missing)} more.`
    )
  },
  objectToShipping,
]

function objectToMember(promo: PromoRule, { member }: PromoFacts): string | false {
  const { customer_group, is_first_order_only, max_per_member } = promo
  if (!member)
    return customer_group !== null && 'This code is for some accounts only. Please log in to use it.'
  if (customer_group !== null && member.group !== customer_group)
    return 'This code isn’t available for your account.'
  if (is_first_order_only && member.hasPaid) return 'This code is for a first order only.'
  const most = max_per_member ?? (is_first_order_only ? 1 : Infinity)
  return member.redemptions >= most && 'You’ve already used this code.'
}

const MEANT_FOR: Record<PromoRule['applies_to'], string> = {
  order: 'Nothing in your cart qualifies for this code.',
  goods: 'This code is for accessories and spare parts.',
  accessories: 'This code is for accessories.',
  bikes: 'This code is for bikes.',
  upgrades: "This code is for a bike's upgrades.",
}

function objectToLines(promo: PromoRule, { lines }: PromoFacts): string | false {
  if (promo.kind === 'free_shipping' && promo.applies_to === 'goods' && lines.some(isBike))
    return 'This code is for orders without a bike.'
  if (lines.some((line) => baseOf(promo, line) > 0)) return false
  if (promo.kind === 'free_colour') return `This code is for a bike in a ${promo.colour_type} colour.`
  return promo.product_ids.length > 0 ? MEANT_FOR.order : MEANT_FOR[promo.applies_to]
}

function objectToShipping({ kind }: PromoRule, { standard_cents }: PromoFacts): string | false {
  if (kind !== 'free_shipping') return false
  if (standard_cents === null) return 'This code is for shipping, and we don’t ship this to your country.'
  return standard_cents === 0 && 'Shipping is free already. Keep this code for another time.'
}

const toPrice = (cents: number) => formatPrice(toDollars(cents))

/** Returns the total in cents of the lines that a code is for, which the code's minimum applies to. */
const meantTotal = (promo: PromoRule, lines: readonly PricedLine[]) =>
  linesTotal(lines.filter((line) => isMeant(promo, line)))

/** Checks a promo code against a cart. */
export function checkPromo(promo: PromoRule, facts: PromoFacts): PromoResult {
  for (const objection of OBJECTIONS) {
    const reason = objection(promo, facts)
    if (reason) return { reason }
  }
  if (promo.kind === 'free_shipping') return { effect: { line_discounts: [], pays_shipping: true } }
  const weights = facts.lines.map((line) => ({ cents: baseOf(promo, line), id: line.product_id }))
  const base = weights.reduce((sum, { cents }) => sum + cents, 0)
  return { effect: { line_discounts: spread(discountOf(promo, base), weights), pays_shipping: false } }
}

function discountOf({ kind, percent, amount_cents, max_cents }: PromoRule, base: number) {
  if (kind === 'free_colour') return base
  const requested = kind === 'percent' ? shareOf(base, percent ?? 0) : (amount_cents ?? 0)
  return Math.min(base, requested, max_cents ?? base)
}
