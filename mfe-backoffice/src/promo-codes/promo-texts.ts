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
  order: 'Entire cart',
  goods: 'Accessories and spare parts',
  accessories: 'Accessories',
  bikes: 'Bikes',
  upgrades: 'Bike upgrades',
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

/** Says what a code takes off: '10% off bike upgrades, up to $200'. */
export function effectOf({ kind, percent, max, amount, appliesTo, colourType, productIds }: Effect): string {
  if (kind === 'free_shipping') return 'Free shipping'
  if (kind === 'free_colour') return `Free ${colourType ?? ''} colour`
  const off = kind === 'percent' ? `${formatNumber(percent ?? 0)}%` : formatPrice(amount ?? 0)
  const scope = productIds.length > 0 ? 'chosen products' : SCOPE_LABELS[appliesTo].toLowerCase()
  return `${off} off ${scope}${max === null ? '' : `, up to ${formatPrice(max)}`}`
}

type Limits = Pick<PromoCode, 'min' | 'maxPerMember' | 'isFirstOrderOnly' | 'customerGroup' | 'countryIds'>

/** Says who can use a code, and from what on: 'Minimum $50 · First order only'; empty for anybody with any cart. */
export function limitsOf({ min, maxPerMember, isFirstOrderOnly, customerGroup, countryIds }: Limits): string {
  const limits = [
    min > 0 ? `Minimum ${formatPrice(min)}` : '',
    maxPerMember === null ? '' : `${formatNumber(maxPerMember)} per customer`,
    isFirstOrderOnly ? 'First order only' : '',
    customerGroup === null ? '' : `Group ${customerGroup}`,
    countryIds.length === 0
      ? ''
      : `${formatNumber(countryIds.length)} ${countryIds.length === 1 ? 'country' : 'countries'}`,
  ]
  return limits.filter(Boolean).join(' · ')
}

/** Says how often a code can still be used. */
export function usesLeft({ uses, maxUses }: Pick<PromoCode, 'uses' | 'maxUses'>): string {
  return maxUses === null ? 'Unlimited' : `${formatNumber(Math.max(0, maxUses - uses))} left`
}

/** Says how often a code was used, and how often it can be. */
export const usesText = ({ uses, maxUses }: Pick<PromoCode, 'uses' | 'maxUses'>) =>
  maxUses === null ? formatNumber(uses) : `${formatNumber(uses)} of ${formatNumber(maxUses)}`
