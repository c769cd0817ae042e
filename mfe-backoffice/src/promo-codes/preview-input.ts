import type { PromoExample } from '@nireeka/contracts/api'

import type { PreviewInput, PromoValues } from './promo-code.api.ts'

type Effect = Pick<PromoValues, 'kind' | 'percent' | 'max' | 'amount' | 'min' | 'appliesTo'>

interface Example {
  holds: PromoExample
  /** What the cart costs, as it was typed. */
  cart: string
}

const AMOUNT = /^\d{1,8}(\.\d{1,2})?$/

const sent = (value: number | null) => (value === null ? undefined : String(value))

/** Returns what the preview is asked for; null while something that it needs is missing or wrong. */
export function previewInput(
  { kind, percent, max, amount, min, appliesTo }: Effect,
  { holds, cart }: Example,
): PreviewInput | null {
  if (kind === 'free_colour') return null
  const needed = { percent, amount, free_shipping: 0 }[kind]
  const numbers = [percent, max, amount, min].filter((it) => it !== null)
  const isTyped = numbers.every((it) => AMOUNT.test(String(it)))
  if (needed === null || !isTyped || !AMOUNT.test(cart)) return null
  return {
    kind,
    appliesTo,
    percent: sent(percent),
    max: sent(max),
    amount: sent(amount),
    min: sent(min),
    holds,
    cart,
  }
}
