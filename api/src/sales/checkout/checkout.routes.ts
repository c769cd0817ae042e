import { toDollars } from '@nireeka/contracts'
import { checkoutEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { toLinesData } from '../cart/cart-data.ts'
import { answer, type Db, member, route } from '../../platform/index.ts'
import { savedAddresses } from './addresses.repository.ts'
import { listCountries } from '../../catalogue/index.ts'
import { emptyCart } from './draft-order.ts'
import { numberOf } from './find-placed.ts'
import { type CheckoutPayments, createPlaceOrder } from './place-order.ts'
import { toQuoteData } from './quote-data.ts'
import { type Quotes, spendableCredits, toCountryData } from './quote.ts'

interface Needs {
  db: Db
  quotes: Quotes
  payments: CheckoutPayments
  now: () => Date
}

/** The providers change with the configuration only. */
const FOR_FIVE_MINUTES = 'public, max-age=300'

export const checkoutRoutes =
  ({ db, quotes, payments, now }: Needs): FastifyPluginAsync =>
  async (app) => {
    const { offered, startPayment } = payments
    const placeOrder = createPlaceOrder({ db, quotes, payments, now })

    route(app, checkoutEndpoints.read, { callGroup: 'money' }, async (request) => {
      const { id, email } = member(request)
      const quote = await quotes.forMember(db, id)
      if (quote.lines.length === 0) throw emptyCart()
      const [countries, addresses, balance] = await Promise.all([
        listCountries(db),
        savedAddresses(db, id),
        spendableCredits(db, id, now()),
      ])
      return answer({
        ...toQuoteData(quote),
        lines: toLinesData(quote),
        email,
        addresses,
        countries: countries.map(toCountryData),
        balance: toDollars(balance),
        providers: [...offered],
      })
    })

    route(app, checkoutEndpoints.paymentMethods, async (_request, reply) => {
      reply.header('cache-control', FOR_FIVE_MINUTES)
      return answer({ providers: offered.map(({ id }) => id) })
    })

    route(app, checkoutEndpoints.quote, { callGroup: 'money' }, async (request) => {
      const { country_id, method, use_credits } = request.body
      const input = { countryId: country_id, method, useCredits: use_credits }
      return answer(toQuoteData(await quotes.forMember(db, member(request).id, input)))
    })

    route(app, checkoutEndpoints.placeOrder, { callGroup: 'money' }, async (request) => {
      const order_id = await placeOrder({
        userId: member(request).id,
        key: request.headers['idempotency-key'],
        input: request.body,
      })
      // Payment starts outside the transaction: the order is already stored, so a slow or unavailable provider can be
      // asked again.
      const redirect = await startPayment(order_id)
      return answer({ order_id, number: await numberOf(db, order_id), redirect })
    })
  }
