import { formatNumber, formatPrice } from '@nireeka/contracts'
import type { PromoExample, PromoKind, PromoScope, PromoStatus } from '@nireeka/contracts/api'
import type { BadgeTone } from '@nireeka/ui'

import type { PromoCode } from './promo-code.api.ts'

export const KIND_LABELS: Record<PromoKind, string> = {
  percent: 'Percentage',
  amount: 'Amount',
  free_shipping: 'Free shipping',
  free_colour: 'Free colour',
}

export const SCOPE_LABELS: Record<PromoScope, string> = {
  order: 'Everything in the cart',
  goods: 'Accessories and spare parts',
  accessories: 'Accessories',
  bikes: 'Bikes',
  upgrades: 'A bike’s upgrades',
}

export const EXAMPLE_LABELS: Record<PromoExample, string> = {
  accessory: 'Accessories',
  spare: 'Spare parts',
  bike: 'A bike',
  upgrade: 'Upgrades',
}

export const STATUS_TONES: Record<PromoStatus, BadgeTone> = {
  active: 'success',
  planned: 'info',
  used_up: 'neutral',
  ended: 'neutral',
}

type Effect = Pick<
  PromoCode,
  'kind' | 'percent' | 'max' | 'amount' | 'appliesTo' | 'colourType' | 'productIds'
>

/** Says what a code takes off: '10% off a bike’s upgrades, at most $200'. */
export function effectOf({ kind, percent, max, amount, appliesTo, colourType, productIds }: Effect): string {
  if (kind === 'free_shipping') return 'Free shipping'
  if (kind === 'free_colour') return `${colourType ?? ''} colour for nothing`
  const off = kind === 'percent' ? `${formatNumber(percent ?? 0)}%` : formatPrice(amount ?? 0)
  const scope = productIds.length > 0 ? 'chosen products' : SCOPE_LABELS[appliesTo].toLowerCase()
  return `${off} off ${scope}${max === null ? '' : `, at most ${formatPrice(max)}`}`
}

/** Says how often a code was used, and how often it can be. */
export const usesText = ({ uses, maxUses }: Pick<PromoCode, 'uses' | 'maxUses'>) =>
  maxUses === null ? formatNumber(uses) : `${formatNumber(uses)} of ${formatNumber(maxUses)}`
