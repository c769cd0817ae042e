import type { Money } from '@paypal/paypal-server-sdk'

/** PayPal counts in words: "38.08" USD. */
export const toMoney = (cents: number, currency: string): Money => ({
  currencyCode: currency.toUpperCase(),
  value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
})

/** Read by its digits, since 38.08 isn't 3808 hundredths in floating point. */
export function fromMoney(money: Money | undefined): { amountCents: number; currency: string } {
  const [, whole, part = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(money?.value ?? '') ?? []
  if (!money || whole === undefined) throw new Error('PayPal has told no amount')
  return {
    amountCents: Number(whole) * 100 + Number(part.padEnd(2, '0')),
    currency: money.currencyCode.toLowerCase(),
  }
}
