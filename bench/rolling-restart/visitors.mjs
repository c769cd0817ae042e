import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

const PASSWORD = 'ride-nireeka-2021'
const TIMEOUT_MS = 60_000
const BELL = 18

/** What a guest reads, over and over. */
const PAGES = [
  '/',
  '/shop/accessories',
  '/shop/accessories/1',
  '/forum/1',
  '/api/accessories',
  '/api/remotes',
]

/**
 * @typedef {{ kind: string, ms: number, failure: string | null }} Outcome
 * @typedef {{ method: string, path: string, token?: string, body?: object }} Call
 */

/**
 * Creates visitors who each send one request after the other, over connections that are kept.
 * @param {string} host such as 127.0.0.1
 * @param {number} port
 */
export function createVisitors(host, port) {
  const agent = new Agent({ keepAlive: true })
  /** @type {Outcome[]} */
  const outcomes = []

  /**
   * @param {Call} call
   * @returns {Promise<{ status: number, text: string }>}
   */
  const send = ({ method, path, token, body }) =>
    new Promise((resolve, reject) => {
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      }
      const sent = request({ host, port, agent, method, path, headers, timeout: TIMEOUT_MS }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part) => (text += part))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
        answer.on('error', reject)
      })
      sent.on('timeout', () => sent.destroy(new Error('no answer')))
      sent.on('error', reject)
      sent.end(body && JSON.stringify(body))
    })

  /**
   * Sends a request and notes what came of it. Returns the answer's data; null when it failed or is a page.
   * @param {string} kind
   * @param {Call} call
   * @param {(data: any) => string | null} [check] returns what is wrong with the data
   */
  async function count(kind, call, check = () => null) {
    const begun = performance.now()
    const end = (/** @type {string | null} */ failure) =>
      outcomes.push({ kind, ms: performance.now() - begun, failure })
    try {
      const { status, text } = await send(call)
      const data = text.startsWith('{') ? JSON.parse(text).data : null
      const wrong = status === 200 ? check(data) : `${call.method} ${call.path} answered ${status}`
      end(wrong)
      return wrong === null ? data : null
    } catch (error) {
      end(`${call.method} ${call.path}: ${error}`)
      return null
    }
  }

  return {
    outcomes,
    /** @param {() => boolean} isOver */
    async guest(isOver) {
      for (let at = 0; !isOver(); at++) {
        await count('read', { method: 'GET', path: PAGES[at % PAGES.length] ?? '/' })
      }
    },
    /**
     * Adds one bell to a cart that has one, and sets it back to one: a write that was repeated would leave three.
     * @param {string} email
     * @param {() => boolean} isOver
     */
    async member(email, isOver) {
      const login = { method: 'POST', path: '/api/user/login', body: { email, password: PASSWORD } }
      const { token } = JSON.parse((await send(login)).text).data
      const cart = { path: '/api/cart', token }
      const one = { ...cart, method: 'POST', body: { items: [{ product_id: BELL, count: 1 }] } }
      const { status } = await send(one)
      if (status !== 200) throw new Error(`${email} could not add a bell: ${status}`)
      const bellOf = (/** @type {any} */ data) =>
        data.carts.find((/** @type {any} */ line) => line.product_id === BELL)
      const has = (/** @type {number} */ bells) => (/** @type {any} */ data) =>
        bellOf(data).count === bells ? null : `the cart has ${bellOf(data).count} bells instead of ${bells}`
      while (!isOver()) {
        const data = await count('read', { ...cart, method: 'GET' })
        if (!data) continue
        const body = { id: bellOf(data).id, count: 1 }
        await count('write', { method: 'PUT', path: '/api/cart/count', token, body }, has(1))
        await count('write', one, has(2))
      }
    },
    close: () => agent.destroy(),
  }
}
