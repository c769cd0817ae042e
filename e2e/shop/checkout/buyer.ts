import { randomUUID } from 'node:crypto'

const ADDRESS = {
  name: 'Rita',
  last_name: 'Rider',
  street: 'Hafenstrasse 1',
  street_2: null,
  city: 'Berlin',
  region: null,
  postcode: '10115',
  phone: null,
}
const GERMANY = 80
const PASSWORD = 'a long enough password'

interface Placed {
  order_id: number
  redirect: string
}

/** The responses that a buyer has received, which must hold after a crash. */
export interface Promises {
  /** Order ids by idempotency key. */
  orders: Map<string, number>
  paid: Set<number>
}

interface Needs {
  origin: string
  name: string
  productId: number
  /** Called on each response of the shop. */
  onAnswer: () => void
}

/** Returns a buyer who places one order after the other until the API stops answering. */
export async function createBuyer({ origin, name, productId, onAnswer }: Needs) {
  const promises: Promises = { orders: new Map(), paid: new Set() }
  let open: { key: string; body: unknown } | null = null
  let toPay: Placed | null = null
  const token = await register()

  async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
    const response = await fetch(`${origin}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
    })
    onAnswer()
    const { data, message, error } = (await response.json()) as { data: T; message: string; error: string }
    if (!response.ok) throw new Refusal(response.status, error, message)
    return data
  }

  function post(path: string, body: object) {
    return fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  async function register() {
    const credentials = { email: `${name}@example.com`, password: PASSWORD }
    const person = { name, lastname: 'Rider', password_confirmation: PASSWORD }
    await post('/api/register', { ...credentials, ...person })
    const answer = await post('/api/user/login', credentials)
    return ((await answer.json()) as { data: { token: string } }).data.token
  }

  const send = ({ key, body }: { key: string; body: unknown }) =>
    call<Placed>('/api/checkout', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: JSON.stringify(body),
    })

  async function place() {
    const items = [{ product_id: productId, count: 1 }]
    await call('/api/cart', { method: 'POST', body: JSON.stringify({ items }) })
    const quote = await call<{ payable: number }>('/api/shipping-vat', {
      method: 'POST',
      body: JSON.stringify({ country_id: GERMANY, use_credits: true }),
    })
    const shipping = { address: ADDRESS, country_id: GERMANY }
    const body = { shipping, provider: 'sandbox', use_credits: true, expected_payable: quote.payable }
    open = { key: randomUUID(), body }
    return finish(open)
  }

  async function finish(attempt: { key: string; body: unknown }) {
    const placed = await send(attempt)
    promises.orders.set(attempt.key, placed.order_id)
    open = null
    toPay = placed
    return placed
  }

  async function pay({ order_id, redirect }: Placed) {
    const page = new URL(redirect)
    if (page.pathname.startsWith('/api/sandbox/')) {
      await fetch(`${origin}${page.pathname}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
        body: 'decision=pay',
      })
    }
    const ref = page.searchParams.get('session_id') ?? page.pathname.split('/').at(-1)
    const provider = page.searchParams.get('provider') ?? 'sandbox'
    const { status } = await call<{ status: string }>(
      `/api/call-back-pay/${provider}/${order_id}?session_id=${ref}`,
    )
    if (status === 'paid') promises.paid.add(order_id)
    toPay = null
  }

  /** Places an order. Returns false when the API is gone. Some buyers abandon the payment and start over. */
  async function buyOne() {
    try {
      await pay(open ? await finish(open) : await place())
    } catch (error) {
      if (!(error instanceof Refusal)) return false
      if (!BEGIN_ANEW.has(error.code)) throw error
      open = null
    }
    return true
  }

  return {
    promises,
    /** Runs until the API is gone; any other failure is thrown. */
    async buyUntilGone() {
      while (await buyOne());
    },
    /** Sends requests without a response again: each order under its idempotency key, and each payment's outcome. */
    async settleOpen() {
      if (open && !(await buyOne())) throw new Error('The shop is gone')
      if (toPay) await pay(toPay)
    },
  }
}

/**
 * Refusals that are legitimate after a crash: the previous order was already paid, so nothing new was ordered; or it
 * used store credit, so the total has changed.
 */
const BEGIN_ANEW = new Set(['already_paid', 'total_changed'])

class Refusal extends Error {
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(`${status} ${code}: ${message}`)
    this.code = code
  }
}
