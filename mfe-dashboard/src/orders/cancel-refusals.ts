import type { CancelRefusal } from '@nireeka/contracts/api'

import type { Order } from './order.ts'

const RETURN = 'Once it arrives, you can return it within 14 days.'

const SENTENCES: Record<Exclude<CancelRefusal, 'ended' | 'has_upgrades'>, string> = {
  held: 'We’re checking the payment for this order, so it can’t be cancelled now. We’ll email you.',
  in_production: 'We’ve already started building this order, so it can no longer be cancelled.',
  packed: `This order has already been packed, so it can no longer be cancelled. ${RETURN}`,
  sent: `This order is already on its way, so it can no longer be cancelled. ${RETURN}`,
  refunding: 'A full refund is on its way to you, and that closes the order.',
  gift_card_redeemed: 'A gift card from this order has been redeemed, so it can no longer be cancelled.',
}

/** Returns why a member can't cancel an order; null when they can, and when nothing is left to cancel. */
export function refusalSentence({ cancelRefusal, upgradedBy }: Order): string | null {
  if (cancelRefusal === null || cancelRefusal === 'ended') return null
  if (cancelRefusal === 'has_upgrades') {
    return `You’ve bought upgrades for a bike in this order. Cancel order ${upgradedBy} first, or contact us.`
  }
  return SENTENCES[cancelRefusal]
}
