import {
  button,
  oneLine,
  small,
  text,
  type Content,
  type Db,
  type EmailWriters,
  type PageAddress,
} from '../../platform/index.ts'
import { formatPrice, toDollars } from '@nireeka/contracts'

interface StockAlertEmail {
  product_id: number
  key: string
}

/** Reads the product of an alert; null when it is no longer sold or the alert was deleted. */
export async function readProductOf(db: Db, { product_id, key }: StockAlertEmail) {
  const product = await db
    .selectFrom('stock_alerts as alert')
    .innerJoin('products as product', 'product.id', 'alert.product_id')
    .select(['product.id', 'product.title', 'product.price_cents'])
    .where('alert.key', '=', key)
    .where('product.id', '=', product_id)
    .where('product.hidden', '=', false)
    .executeTakeFirst()
  return product ?? null
}

type Product = NonNullable<Awaited<ReturnType<typeof readProductOf>>>

/**
 * Returns the email about a product that is back. It contains no personal data, since somebody else may have entered
 * the address.
 */
export function backInStock({ id, title, price_cents }: Product, key: string, page: PageAddress): Content {
  const name = oneLine(title)
  return {
    subject: `${name} is back`,
    heading: 'It’s back in stock',
    blocks: [
      text('Hello,'),
      text(`${name} is available again for ${formatPrice(toDollars(price_cents))}.`),
      button('See it in the shop', page(`/shop/accessories/${id}`)),
      text('We can’t reserve it for you, and it may sell out again.'),
      small(
        'This was the only email about it. We’ll delete your address in 30 days, or right away with the link below.',
      ),
    ],
    reason: 'You’re getting this email because someone, most likely you, asked for it on the product’s page.',
    unsubscribe: page('/shop/stock-alert', { key }),
  }
}

export const stockAlertEmails: EmailWriters<'back_in_stock'> = {
  async back_in_stock({ data }, page, db) {
    const product = await readProductOf(db, data)
    return product && backInStock(product, data.key, page)
  },
}

declare module '../../platform/email/queue-email.ts' {
  interface EmailData {
    /** The data of the email "the product is back"; `key` deletes the reader's alert. */
    back_in_stock: StockAlertEmail
  }
}
