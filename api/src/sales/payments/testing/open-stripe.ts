import { randomBytes } from 'node:crypto'

import type { StripeConfig } from '../payment-config.ts'
import { createKeys } from './idempotent.ts'
import { type Asked, LOST, openStandIn, type Told } from './stand-in.ts'
import { createStripeCustomers } from './stripe-customers.ts'
import { type MessageInput, sign, toEvent } from './stripe-messages.ts'

interface Session {
  id: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  payment_intent: string | null
  url: string
  input: URLSearchParams
}

interface StripeRefund {
  id: string
  payment_intent: string
  amount: number
  status: string
  metadata: { key: string }
}

const HALF_HOUR_S = 30 * 60
const name = (prefix: string) => `${prefix}_test_${randomBytes(18).toString('base64url')}`
const refuse = (status: number, type: string, code: string): Told => ({
  status,
  body: { error: { type, code, message: code } },
})
const refused = (code: string) => refuse(400, 'invalid_request_error', code)

const MISUSED = refuse(400, 'idempotency_error', 'idempotency_key_in_use')

/** Stripe, as far as the shop needs it: sessions, customers, refunds and messages, over its own protocol. */
export async function openStripe({ now }: { now: () => Date }) {
  const secretKey = name('sk')
  const webhookSecret = name('whsec')
  const sessions = new Map<string, Session>()
  const refunds: StripeRefund[] = []
  const vault = createStripeCustomers()
  /** How refunds end; `pending` until somebody calls `endRefunds`. */
  let refundStatus = 'succeeded'
  let once = createKeys(MISUSED)
  let losesRefund = false

  const standIn = await openStandIn((asked) => {
    if (asked.headers.authorization !== `Bearer ${secretKey}`) {
      return refuse(401, 'invalid_request_error', 'api_key_invalid')
    }
    if (asked.method === 'GET') return vault.answer(asked) ?? look(asked)
    const key = asked.headers['idempotency-key']
    return once(
      typeof key === 'string' ? key : undefined,
      asked.path + asked.body,
      () => vault.answer(asked) ?? act(asked),
    )
  })

  function look({ path, query }: Asked): Told {
    if (path === '/v1/refunds') {
      const data = refunds.filter((one) => one.payment_intent === query.get('payment_intent'))
      return { status: 200, body: { object: 'list', has_more: false, data } }
    }
    const told = show(path.split('/').at(-1) ?? '')
    return query.get('expand[0]') === 'payment_intent.payment_method' ? withCard(told) : told
  }

  function show(id: string): Told {
    const session = sessions.get(id)
    if (!session) return refuse(404, 'invalid_request_error', 'resource_missing')
    const { input, ...body } = session
    return {
      status: 200,
      body: { ...body, object: 'checkout.session', metadata: { order_id: orderOf(input) } },
    }
  }

  function act({ path, body }: Asked): Told {
    const input = new URLSearchParams(body)
    if (path === '/v1/checkout/sessions') return openSession(input)
    if (path === '/v1/refunds') return refund(input)
    return expire(path.split('/').at(-2) ?? '')
  }

  function openSession(input: URLSearchParams): Told {
    const expiresIn = Number(input.get('expires_at')) - now().getTime() / 1000
    if (expiresIn < HALF_HOUR_S || expiresIn > 24 * 60 * 60) return refused('expires_at')
    const amount_total = Number(input.get('line_items[0][price_data][unit_amount]'))
    if (!Number.isInteger(amount_total) || amount_total < 50) return refused('amount_too_small')
    const id = name('cs')
    sessions.set(id, {
      id,
      status: 'open',
      payment_status: 'unpaid',
      amount_total,
      currency: input.get('line_items[0][price_data][currency]') ?? '',
      payment_intent: null,
      url: `${standIn.base}/c/pay/${id}`,
      input,
    })
    return show(id)
  }

  function expire(id: string): Told {
    const session = sessions.get(id)
    if (session?.status !== 'open') return refused('session_not_open')
    session.status = 'expired'
    return show(id)
  }

  function refund(input: URLSearchParams): Told {
    const payment_intent = input.get('payment_intent') ?? ''
    const paid = [...sessions.values()].find((session) => session.payment_intent === payment_intent)
    const amount = Number(input.get('amount'))
    if (!paid) return refused('payment_intent_invalid')
    if (amount > paid.amount_total - sum(payment_intent)) return refused('charge_already_refunded')
    const made = {
      id: name('re'),
      payment_intent,
      amount,
      status: refundStatus,
      metadata: { key: input.get('metadata[key]') ?? '' },
    }
    refunds.push(made)
    const isLost = losesRefund
    losesRefund = false
    return isLost ? LOST : { status: 200, body: { object: 'refund', ...made } }
  }

  const sum = (payment_intent: string) =>
    refunds
      .filter((one) => one.payment_intent === payment_intent && one.status !== 'failed')
      .reduce((total, { amount }) => total + amount, 0)

  return {
    ...standIn,
    config: { secretKey, webhookSecret, base: standIn.base } satisfies StripeConfig,
    sessions,
    refunds,
    customers: vault.customers,
    saveCard: vault.saveCard,
    /** The shopper pays on Stripe's page. */
    pay(id: string, change: Partial<Pick<Session, 'amount_total' | 'currency'>> = {}) {
      const session = sessions.get(id)
      if (session?.status !== 'open') throw new Error('This session takes no money')
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: name('pi'),
        ...change,
      })
    },
    expire,
    setRefundStatus(status: string) {
      refundStatus = status
    },
    /** The next refund is made, and its answer never arrives. */
    loseNextRefund() {
      losesRefund = true
    },
    /** A day has passed. */
    forgetKeys() {
      once = createKeys(MISUSED)
    },
    endRefunds(status: string) {
      for (const one of refunds) one.status = status
    },
    /** A message about a session as Stripe sends it. */
    message: (id: string, input: MessageInput = {}) =>
      sign(webhookSecret, toEvent(id, input), input.at ?? now()),
  }
}

/** Returns the session with the card that has paid, if it was paid. */
const withCard = ({ status, body }: Told): Told => {
  const session = body as { payment_intent?: string | null }
  const id = session.payment_intent
  const intent = id && { id, payment_method: { type: 'card', card: { brand: 'visa', last4: '4242' } } }
  return { status, body: { ...session, payment_intent: intent ?? null } }
}

const orderOf = (input: URLSearchParams) => input.get('metadata[order_id]') ?? ''

export type StripeStandIn = Awaited<ReturnType<typeof openStripe>>
