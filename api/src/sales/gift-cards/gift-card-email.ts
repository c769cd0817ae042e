import type { OrderFacts } from '../orders/order-facts.ts'
import { button, small, text, type Content, type PageAddress } from '../../platform/index.ts'
import { price } from '../orders/order-email.ts'

interface GiftCard {
  amount_cents: number
  /** The gift card's code, which is stored nowhere else. */
  token: string
}

/** Returns the gift card's email. It may be passed on, so it says nothing about the buyer but the order's number. */
export const giftCard = (
  { amount_cents, token }: GiftCard,
  { number }: Pick<OrderFacts, 'number'>,
  page: PageAddress,
): Content => ({
  subject: `A gift card of ${price(amount_cents)} for Nireeka`,
  heading: `A gift card of ${price(amount_cents)}`,
  blocks: [
    text('Hello,'),
    text('Here is the code of your gift card. It works once and never expires.'),
    { kind: 'rows', rows: [{ label: 'Code', value: token, role: 'sum' }] },
    button('Turn it into credit', page('/dashboard/credits')),
    text('Is it a gift? Just forward this email: whoever enters the code gets the credit.'),
    small(
      `Treat it like cash. We don’t keep a copy of the code, so we can’t look it up for you. Order ${number}.`,
    ),
  ],
  reason: 'You’re getting this email because a gift card was bought and this address was given for it.',
})
