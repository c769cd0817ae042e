import type { CancelRefusal } from '@nireeka/contracts/api'

import type { Order } from './order.ts'

const RETURN = 'Once it arrives, you can return it within 14 days.'

const SENTENCES: Record<Exclude<CancelRefusal, 'ended' | 'has_upgrades'>, string> = {
  held: 'We are checking the payment of this order, so it can’t be cancelled now. We’ll write to you.',
  in_production: 'We are building this order already, so it can no longer be cancelled.',
  packed: `This order is packed already, so it can no longer be cancelled. ${RETURN}`,
  sent: `This order is on its way already, so it can no longer be cancelled. ${RETURN}`,
  refunding: 'All of your money for this order is on its way back to you, and the order ends with that.',
  gift_card_redeemed: 'A gift card of this order has been redeemed, so it can no longer be cancelled.',
}

/** Returns why a member can't cancel an order; null when they can, and when nothing is left to cancel. */
export function refusalSentence({ cancelRefusal, upgradedBy }: Order): string | null {
  if (cancelRefusal === null || cancelRefusal === 'ended') return null
  if (cancelRefusal === 'has_upgrades') {
    return `You have bought upgrades for a bike of this order. Cancel order ${upgradedBy} first, or write to us.`
  }
  return SENTENCES[cancelRefusal]
}
