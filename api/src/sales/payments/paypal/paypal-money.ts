import type { Money } from '@paypal/paypal-server-sdk'

/** Returns an amount in PayPal's form, which is decimal text: "38.08" USD. */
export const toMoney = (cents: number, currency: string): Money => ({
  currencyCode: currency.toUpperCase(),
  value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
})

/** Returns an amount of PayPal's in cents. It is read digit by digit, since 19.99 * 100 isn't 1999 in floating point. */
export function fromMoney(money: Money | undefined): { amountCents: number; currency: string } {
  const [, whole, part = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(money?.value ?? '') ?? []
  if (!money || whole === undefined) throw new Error('PayPal has told no amount')
  return {
    amountCents: Number(whole) * 100 + Number(part.padEnd(2, '0')),
    currency: money.currencyCode.toLowerCase(),
  }
}
