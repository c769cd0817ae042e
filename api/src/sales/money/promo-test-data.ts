import { checkPromo, type PromoFacts } from './check-promo.ts'
import type { PromoRule } from './promo-base.ts'
import { line, promo } from './test-data.ts'

export const NOON = new Date('2026-11-22T12:00:00.000Z')
export const MEMBER = { group: null, hasPaid: false, redemptions: 0 }

export const promoFacts = (input: Partial<PromoFacts> = {}): PromoFacts => ({
  lines: [line()],
  at: NOON,
  country_id: 80,
  standard_cents: 800,
  member: MEMBER,
  ...input,
})
/** Returns the cents that a promo code takes off, or the reason why it isn't valid. */
export const validate = (rule: Partial<PromoRule>, input: Partial<PromoFacts> = {}) => {
  const validation = checkPromo(promo(rule), promoFacts(input))
  return 'reason' in validation
    ? validation.reason
    : validation.effect.line_discounts.reduce((sum, one) => sum + one, 0)
}
