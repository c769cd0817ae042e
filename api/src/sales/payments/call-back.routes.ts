import { orderEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, type Db, notFound, route } from '../../platform/index.ts'
import { shownStatus } from '../orders/shown-status.ts'
import { ProviderAway } from './provider.ts'
import type { Settle } from './settle.ts'

interface Needs {
  db: Db
  settle: Settle
}

/** The providers whose call-back is for cards; the sandbox imitates all providers. */
const CARD = ['stripe', 'sandbox']
const PAYPAL = ['paypal', 'sandbox']

/**
 * The call-backs when a customer returns from a provider's page (spec, section 7). The order's own secret authorises
 * them, and the provider alone is asked for the payment's status. They answer with the order's state, which stays
 * "waiting" while the provider is unavailable.
 */
export const callBackRoutes =
  ({ db, settle }: Needs): FastifyPluginAsync =>
  async (app) => {
    const comeBack = createComeBack({ db, settle })

    route(app, orderEndpoints.cardReturn, ({ params, query }) =>
      comeBack({ id: params.id, providers: CARD, ref: query.session_id }),
    )

    route(app, orderEndpoints.payPalReturn, ({ params, query }) =>
      comeBack({ id: params.id, providers: PAYPAL, ref: query.token }),
    )

    route(app, orderEndpoints.paymentReturn, ({ params, query }) =>
      comeBack({ id: params.b, providers: [params.a], ref: query.session_id }),
    )
  }

const createComeBack =
  ({ db, settle }: Needs) =>
  async (secret: Secret) => {
    if (!(await findOrder(db, secret))) throw notFound('This payment')
    await settle(secret.id).catch((error: unknown) => {
      if (!(error instanceof ProviderAway)) throw error
    })
    const order = await findOrder(db, secret)
    if (!order) throw notFound('This payment')
    return answer({ order_id: order.id, number: order.number, status: shownStatus(order) })
  }

interface Secret {
  id: number
  providers: string[]
  ref: string
}

const findOrder = (db: Db, { id, providers, ref }: Secret) =>
  db
    .selectFrom('orders as order')
    .innerJoin('payments as payment', 'payment.order_id', 'order.id')
    .select(['order.id', 'order.number', 'order.status', 'order.held_reason'])
    .where('order.id', '=', id)
    .where('payment.provider', 'in', providers)
    .where('payment.ref', '=', ref)
    .executeTakeFirst()
