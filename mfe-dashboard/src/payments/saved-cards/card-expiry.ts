/** The last month in which a card can be used, counted from 1. */
export interface CardExpiry {
  month: number
  year: number
}

export type ExpiryState = 'valid' | 'expiring' | 'expired'

/** Tells how long a card can still be used. Soon: with this month or the next one. */
export function expiryState({ month, year }: CardExpiry, now: Date): ExpiryState {
  const monthsLeft = (year - now.getFullYear()) * 12 + (month - 1 - now.getMonth())
  if (monthsLeft < 0) return 'expired'
  return monthsLeft <= 1 ? 'expiring' : 'valid'
}

/** Returns a month as on a card, but with the whole year: 03/2031. */
export const formatExpiry = ({ month, year }: CardExpiry) => `${String(month).padStart(2, '0')}/${year}`
