import { randomBytes, sign } from 'node:crypto'
import { crc32 } from 'node:zlib'

import type { PayPalConfig } from '../payment-config.ts'
import { createKeys } from './idempotent.ts'
import { selfSigned } from './self-signed.ts'
import { type Asked, openStandIn, type Told } from './stand-in.ts'

interface Money {
  currency_code: string
  value: string
}

interface PayPalOrder {
  id: string
  status: string
  input: { purchase_units: Array<{ amount: Money; invoice_id: string; custom_id: string }> }
  captures: Array<{ id: string; status: string; amount: Money }>
}

interface PayPalRefund {
  id: string
  status: string
  amount: Money
  capture: string
}

const name = () => randomBytes(9).toString('hex').toUpperCase().slice(0, 17)
const refuse = (status: number, issue: string): Told => ({
  status,
  body: { name: 'UNPROCESSABLE_ENTITY', message: issue, debug_id: 'd', details: [{ issue }] },
})
const cents = ({ value }: Money) => Math.round(Number(value) * 100)
const CERT_PATH = '/v1/notifications/certs/CERT-360caa42'

/** PayPal, as far as the shop needs it: tokens, orders, captures, refunds and messages, over its own protocol. */
export async function openPayPal({ now }: { now: () => Date }) {
  const [clientId, clientSecret, webhookId, token] = [name(), name(), name(), name()]
  const { privateKey, pem } = selfSigned('messageverificationcerts.paypal.com')
  const orders = new Map<string, PayPalOrder>()
  const refunds: PayPalRefund[] = []
  const outcomes = { capture: 'COMPLETED', refund: 'COMPLETED' }
  const once = createKeys(refuse(422, 'PREVIOUS_REQUEST_IN_PROGRESS'))
  const standIn = await openStandIn((asked) => {
    if (asked.path === CERT_PATH) return { status: 200, body: pem }
    if (asked.path === '/v1/oauth2/token') return logIn(asked)
    if (asked.headers.authorization !== `Bearer ${token}`) return refuse(401, 'invalid_token')
    if (asked.method === 'GET') return look(asked.path)
    const key = asked.headers['paypal-request-id']
    return once(typeof key === 'string' ? key : undefined, asked.path, () => act(asked))
  })

  function logIn({ headers }: Asked): Told {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    if (headers.authorization !== `Basic ${basic}`) return { status: 401, body: { error: 'invalid_client' } }
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } }
  }

  function look(path: string): Told {
    const id = path.split('/').at(-1) ?? ''
    if (!path.startsWith('/v2/payments/refunds/')) return show(id)
    return { status: 200, body: refunds.find((one) => one.id === id) }
  }

  function show(id: string, status = 200): Told {
    const order = orders.get(id)
    if (!order) return refuse(404, 'INVALID_RESOURCE_ID')
    const unit = { ...order.input.purchase_units[0], payments: { captures: order.captures } }
    const links = [{ rel: 'payer-action', href: `${standIn.base}/checkoutnow?token=${id}` }]
    return { status, body: { id, status: order.status, intent: 'CAPTURE', purchase_units: [unit], links } }
  }

  function act({ path, body }: Asked): Told {
    if (path === '/v2/checkout/orders') return openOrder(JSON.parse(body) as PayPalOrder['input'])
    const id = path.split('/').at(-2) ?? ''
    if (path.endsWith('/capture')) return capture(id)
    return refund(id, (JSON.parse(body) as { amount: Money }).amount)
  }

  function openOrder(input: PayPalOrder['input']): Told {
    const id = name()
    orders.set(id, { id, status: 'PAYER_ACTION_REQUIRED', input, captures: [] })
    return show(id, 200)
  }

  function capture(id: string): Told {
    const order = orders.get(id)
    if (order?.captures.length) return refuse(422, 'ORDER_ALREADY_CAPTURED')
    if (order?.status !== 'APPROVED') return refuse(422, 'ORDER_NOT_APPROVED')
    if (outcomes.capture === 'INSTRUMENT_DECLINED') return refuse(422, outcomes.capture)
    const [unit] = order.input.purchase_units
    if (unit) order.captures.push({ id: name(), status: outcomes.capture, amount: unit.amount })
    order.status = 'COMPLETED'
    return show(id, 201)
  }

  function refund(captureId: string, amount: Money): Told {
    const taken = [...orders.values()].flatMap(({ captures }) => captures).find(({ id }) => id === captureId)
    const before = refunds
      .filter(({ capture: of }) => of === captureId)
      .reduce((sum, one) => sum + cents(one.amount), 0)
    if (!taken || cents(amount) > cents(taken.amount) - before) return refuse(422, 'REFUND_AMOUNT_EXCEEDED')
    const made = { id: name(), status: outcomes.refund, amount, capture: captureId }
    refunds.push(made)
    return { status: 201, body: made }
  }

  function change(id: string, how: (order: PayPalOrder) => void) {
    const order = orders.get(id)
    if (!order) throw new Error('PayPal does not know this order')
    how(order)
  }

  /** A message about an order as PayPal sends it: name, time, our webhook and the body's checksum under its certificate. */
  function message(
    id: string,
    { type = 'CHECKOUT.ORDER.APPROVED', eventId = `WH-${name()}`, resource = {} } = {},
  ) {
    const body = JSON.stringify({ id: eventId, event_type: type, resource: { id, ...resource } })
    return signed(body)
  }

  function signed(body: string, webhook = webhookId) {
    const [transmission, time] = [name(), now().toISOString()]
    const words = `${transmission}|${time}|${webhook}|${crc32(body)}`
    const headers = {
      'content-type': 'application/json',
      'paypal-transmission-id': transmission,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign('sha256', Buffer.from(words), privateKey).toString('base64'),
      'paypal-cert-url': `${standIn.base}${CERT_PATH}`,
      'paypal-auth-algo': 'SHA256withRSA',
    }
    return { body, headers }
  }

  return {
    ...standIn,
    config: { clientId, clientSecret, webhookId, base: standIn.base } satisfies PayPalConfig,
    orders,
    refunds,
    outcomes,
    /** The shopper agrees on PayPal's page; nothing is taken yet. */
    approve: (id: string) => change(id, (order) => (order.status = 'APPROVED')),
    change,
    message,
    signed,
  }
}

export type PayPalStandIn = Awaited<ReturnType<typeof openPayPal>>
