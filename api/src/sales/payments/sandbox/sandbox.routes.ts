import formbody from '@fastify/formbody'
import * as z from '@nireeka/contracts/zod'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { notFound } from '../../../platform/index.ts'
import type { Settle } from '../settle.ts'
import { closedPage, sandboxPage } from './sandbox-page.ts'
import { SANDBOX_STYLE } from './sandbox-style.ts'
import type { Sandbox } from './sandbox.provider.ts'

interface Needs {
  sandbox: Sandbox
  /** The provider's own message to the shop, sent before the customer is back. */
  settle: Settle
  origin: string
}

const Params = z.strictObject({ ref: z.string().regex(/^[\w-]{43}$/) })
const Query = z.strictObject({ look: z.enum(['card', 'paypal']).default('card') })
const Body = z.strictObject({ decision: z.enum(['pay', 'decline', 'cancel', 'leave']) })

/** The sandbox's hosted payment page: plain HTML, no script. */
export const sandboxRoutes =
  ({ sandbox, settle, origin }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    // Forms are understood here and nowhere else.
    await app.register(formbody)
    const config = { access: 'guest' } as const
    const find = findIn(sandbox)
    const returnUrl = returnUrlOn(origin)

    app.get('/api/sandbox/style.css', { config, schema: { hide: true } }, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('text/css; charset=utf-8')
        .send(SANDBOX_STYLE),
    )

    app.get(
      '/api/sandbox/:ref',
      { config, schema: { hide: true, params: Params, querystring: Query } },
      async (request, reply) => {
        const payment = await find(request.params.ref)
        return guardPage(reply, origin).send(sandboxPage(payment, request.query.look, returnUrl(payment)))
      },
    )

    app.post(
      '/api/sandbox/:ref',
      { config, schema: { hide: true, params: Params, querystring: Query, body: Body } },
      async (request, reply) => {
        const payment = await find(request.params.ref)
        await sandbox.decide(payment.ref, request.body.decision)
        // The provider's own message, which comes also when the customer doesn't.
        await settle(payment.order_id)
        const isPaid = (await find(payment.ref)).state === 'paid'
        if (isPaid && request.body.decision === 'leave') {
          return guardPage(reply, origin).send(closedPage(payment))
        }
        return reply.redirect(returnUrl(payment), 303)
      },
    )
  }

/** The page's address is a secret, so it is told to nobody; and nothing but its own style may load. */
const guardPage = (reply: FastifyReply, origin: string) =>
  reply.type('text/html; charset=utf-8').headers({
    'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self' ${origin}; frame-ancestors 'none'; base-uri 'none'`,
    'referrer-policy': 'no-referrer',
  })

const findIn = (sandbox: Sandbox) => async (ref: string) => {
  const payment = await sandbox.find(ref)
  if (!payment) throw notFound('This payment')
  return payment
}

/** A page of the shop, which asks the API how the payment ended. */
const returnUrlOn =
  (origin: string) =>
  ({ order_id, ref }: { order_id: number; ref: string }) =>
    `${origin}/shop/orders/${order_id}/return?provider=sandbox&session_id=${ref}`
