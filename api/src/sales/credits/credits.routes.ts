import { formatPrice } from '@nireeka/contracts'
import { creditEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, member, route } from '../../platform/index.ts'
import type { RedeemGiftCardOnce } from '../gift-cards/redeem-gift-card.ts'
import type { Credits } from './credits.repository.ts'

interface Needs {
  credits: Credits
  redeemGiftCard: RedeemGiftCardOnce
}

export const creditRoutes =
  ({ credits, redeemGiftCard }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, creditEndpoints.read, async (request) =>
      answerPage(await credits.read(member(request).id, request.query.page)),
    )

    route(app, creditEndpoints.redeemGiftCard, { callGroup: 'money' }, async (request) => {
      const redeemed = await redeemGiftCard(member(request).id, request.body.code)
      return answer(redeemed, `${formatPrice(redeemed.amount)} of credit is yours now.`)
    })
  }
