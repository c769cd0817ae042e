import {
  CheckoutAnswer,
  CheckoutHeaders,
  CheckoutOrder,
  PlacedAnswer,
  ShippingVat,
  ShippingVatAnswer,
} from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import type { Carts } from '../cart/cart.repository.ts'
import { pricedLines } from '../cart/priced-lines.ts'
import type { Db } from '../database/open-database.ts'
import { member } from '../http/access.ts'
import { answer } from '../http/answer.ts'
import { invalid } from '../http/errors.ts'
import type { StartPayment } from '../payments/start-payment.ts'
import { savedAddresses } from './addresses.repository.ts'
import { countryOf, findCountry, listCountries } from './countries.repository.ts'
import { emptyCart, placeOrder } from './place-order.ts'
import { daysTo, isServed, quote, toCountryData } from './quote.ts'

interface Needs {
  db: Db
  carts: Carts
  startPayment: StartPayment
  now: () => Date
}

export const checkoutRoutes =
  ({ db, carts, startPayment, now }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { access: 'member' } as const

    app.get('/api/checkout', { config, schema: { response: { 200: CheckoutAnswer } } }, async (request) => {
      const { id } = member(request)
      const lines = await pricedLines(db, id)
      if (lines.length === 0) throw emptyCart()
      const [country, countries, addresses, cart] = await Promise.all([
        countryOf(db, id),
        listCountries(db),
        savedAddresses(db, id),
        carts.read(id),
      ])
      return answer({
        ...quote(lines, country),
        lines: cart.carts,
        addresses,
        countries: countries.map(toCountryData),
        country_id: country.id,
      })
    })

    app.post(
      '/api/shipping-vat',
      { config, schema: { body: ShippingVat, response: { 200: ShippingVatAnswer } } },
      async (request) => {
        const { country_id } = request.body
        const country = await findCountry(db, country_id)
        if (!country) throw invalid('country_id', 'We do not know this country.')
        const lines = await pricedLines(db, member(request).id)
        return answer({
          ...quote(lines, country),
          country_id,
          served: isServed(country),
          days: daysTo(country),
        })
      },
    )

    app.post(
      '/api/checkout',
      { config, schema: { headers: CheckoutHeaders, body: CheckoutOrder, response: { 200: PlacedAnswer } } },
      async (request) => {
        const placing = {
          userId: member(request).id,
          key: request.headers['idempotency-key'],
          wish: request.body,
          at: now(),
        }
        const order_id = await db.transaction().execute((trx) => placeOrder(trx, placing))
        return answer({ order_id, redirect: await startPayment(order_id) })
      },
    )
  }
