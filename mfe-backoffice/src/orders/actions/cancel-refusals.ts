import type { CancelRefusal } from '@nireeka/contracts/api'

import type { Order } from '../order.api.ts'

/** The refusals that admins meet; an order that is over needs no sentence. */
type Met = Exclude<CancelRefusal, 'ended' | 'in_production' | 'packed' | 'has_upgrades' | 'sent'>

const SENTENCES: Record<Met, string> = {
  held: 'This order can’t be cancelled while its payment is held. Accept or refuse the payment first.',
  refunding: 'A full refund is in progress. The order is cancelled when it completes.',
  gift_card_redeemed:
    'This order can’t be cancelled because its gift card has been redeemed. Refund the other items instead.',
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
      return `This order can’t be cancelled because its bike has upgrades. Cancel or refund order ${upgradedBy} first.`
    default:
      return null
  }
}

const sent = (isPart: boolean) =>
  `${isPart ? 'Part of this order' : 'This order'} has shipped, so it can’t be cancelled. Refund it, or wait for the return.`
