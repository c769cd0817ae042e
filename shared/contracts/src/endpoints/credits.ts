import { CreditsAnswer, CreditsQuery, RedeemedAnswer, RedeemGiftCard } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const creditEndpoints = {
  read: { method: 'GET', path: '/api/credits', access: 'member', query: CreditsQuery, answer: CreditsAnswer },
  redeemGiftCard: {
    method: 'POST',
    path: '/api/credits/redeem',
    access: 'member',
    body: RedeemGiftCard,
    answer: RedeemedAnswer,
  },
} as const satisfies EndpointGroup
