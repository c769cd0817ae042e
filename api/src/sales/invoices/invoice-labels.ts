import type { OrderFacts } from '../orders/order-facts.ts'

const METHODS = { standard: 'Standard delivery', express: 'Express delivery' }

export const shippingLabel = ({ shipping_method }: Pick<OrderFacts, 'shipping_method'>) =>
  METHODS[shipping_method]

export const discountLabel = ({ promo_code }: Pick<OrderFacts, 'promo_code'>) =>
  promo_code ? `Discount (${promo_code})` : 'Discount'

/** Returns the tax label as it was on the invoice's date: VAT (19%), Sales tax (8.25%). */
export const taxLabel = (
  order: Pick<OrderFacts, 'invoice_tax_label' | 'invoice_tax_rate' | 'tax_label' | 'tax_rate'>,
) => `${order.invoice_tax_label ?? order.tax_label} (${(order.invoice_tax_rate ?? order.tax_rate) / 100}%)`

const WAYS: Partial<Record<string, string>> = {
  stripe: 'by card',
  paypal: 'with PayPal',
  sandbox: 'on the test page where no money moves',
}

/** Returns how and when an invoice was paid. */
export function howPaid(order: Pick<OrderFacts, 'provider' | 'payment_cents'>, day: string) {
  const way = order.payment_cents === 0 ? undefined : WAYS[order.provider]
  return way ? `Paid on ${day}, ${way}.` : `Paid in full on ${day}.`
}
