import formbody from '@fastify/formbody'
import { providerCallEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'

import { notFound, route } from '../../../platform/index.ts'
import type { Settle } from '../settle.ts'
import { closedPage, sandboxPage } from './sandbox-page.ts'
import { SANDBOX_STYLE } from './sandbox-style.ts'
import type { Sandbox } from './sandbox.provider.ts'

interface Needs {
  sandbox: Sandbox
  /** Called in place of a provider's message, before the customer returns. */
  settle: Settle
  origin: string
}

/** The routes of the sandbox's payment page, which is plain HTML without scripts. */
export const sandboxRoutes =
  ({ sandbox, settle, origin }: Needs): FastifyPluginAsync =>
  async (app) => {
    // Only these routes accept form bodies.
    await app.register(formbody)
    const find = findIn(sandbox)
    const returnUrl = returnUrlOn(origin)

    route(app, providerCallEndpoints.sandboxStyle, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('text/css; charset=utf-8')
        .send(SANDBOX_STYLE),
    )

    route(app, providerCallEndpoints.sandboxPage, async (request, reply) => {
      const payment = await find(request.params.ref)
      const { look } = request.query
      const cards = await sandbox.cardsFor(payment)
      return guardPage(reply, origin).send(
        sandboxPage({ payment, cards, look, returnUrl: returnUrl(payment) }),
      )
    })

    route(app, providerCallEndpoints.decideInSandbox, async (request, reply) => {
      const payment = await find(request.params.ref)
      await sandbox.decide(payment.ref, request.body)
      // Stands for the provider's message, which arrives even if the customer never returns.
      await settle(payment.order_id)
      const isPaid = (await find(payment.ref)).state === 'paid'
      if (isPaid && request.body.decision === 'leave') {
        return guardPage(reply, origin).send(closedPage(payment))
      }
      return reply.redirect(returnUrl(payment), 303)
    })
  }

/**
 * Sets the page's headers: its address is a secret, so it is sent as no referrer, and only its own style may load, and
 * the icon, which Firefox asks for without being told.
 */
const guardPage = (reply: FastifyReply, origin: string) =>
  reply.type('text/html; charset=utf-8').headers({
    'content-security-policy': `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' ${origin}; frame-ancestors 'none'; base-uri 'none'`,
    'referrer-policy': 'no-referrer',
  })

const findIn = (sandbox: Sandbox) => async (ref: string) => {
  const payment = await sandbox.find(ref)
  if (!payment) throw notFound('This payment')
  return payment
}

/** Returns the function that gives the address of the shop's page which asks the API how a payment has ended. */
const returnUrlOn =
  (origin: string) =>
  ({ order_id, ref }: { order_id: number; ref: string }) =>
    `${origin}/shop/orders/${order_id}/return?provider=sandbox&session_id=${ref}`
