import { formatPrice } from '@nireeka/contracts'
import { CreditsAnswer, CreditsQuery, RedeemedAnswer, RedeemGiftCard } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer, member } from '../../platform/index.ts'
import type { RedeemGiftCardOnce } from '../gift-cards/redeem-gift-card.ts'
import type { Credits } from './credits.repository.ts'

interface Needs {
  credits: Credits
  redeemGiftCard: RedeemGiftCardOnce
}

export const creditRoutes =
  ({ credits, redeemGiftCard }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/credits',
      {
        config: { access: 'member' },
        schema: { querystring: CreditsQuery, response: { 200: CreditsAnswer } },
      },
      async (request) => answer(await credits.read(member(request).id, request.query.page)),
    )

    app.post(
      '/api/credits/redeem',
      {
        config: { access: 'member' },
        schema: { body: RedeemGiftCard, response: { 200: RedeemedAnswer } },
      },
      async (request) => {
        const redeemed = await redeemGiftCard(member(request).id, request.body.code)
        return answer(redeemed, `${formatPrice(redeemed.amount)} of credit is yours now.`)
      },
    )
  }
