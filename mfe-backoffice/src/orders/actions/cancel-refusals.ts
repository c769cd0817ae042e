import type { CancelRefusal } from '@nireeka/contracts/api'

import type { Order } from '../order.api.ts'

/** The refusals that admins meet; an order that is over needs no sentence. */
type Met = Exclude<CancelRefusal, 'ended' | 'in_production' | 'packed' | 'has_upgrades' | 'sent'>

const SENTENCES: Record<Met, string> = {
  held: 'It can’t be cancelled while its payment is held. Accept or refuse the payment.',
  refunding: 'All of its money is on its way back, and the order is cancelled with that.',
  gift_card_redeemed:
    'It can’t be cancelled: a gift card of it has been redeemed. Refund its other lines instead.',
}

/** Returns why admins can't cancel an order; null when they can, and when nothing is left to cancel. */
export function refusalSentence({ cancelRefusal, upgradedBy, lines, allowed }: Order): string | null {
  switch (cancelRefusal) {
    case 'held':
    case 'refunding':
    case 'gift_card_redeemed':
      return SENTENCES[cancelRefusal]
    case 'sent':
      return allowed.refund > 0 ? sent(lines.some(({ toShip }) => toShip > 0)) : null
    case 'has_upgrades':
      return `It can’t be cancelled: upgrades have been bought for a bike of it. Cancel or refund order ${upgradedBy} first.`
    default:
      return null
  }
}

const sent = (isPart: boolean) =>
  `${isPart ? 'Part of this order' : 'This order'} has already been sent, so it can’t be cancelled. Refund it, or wait for it to be returned.`
