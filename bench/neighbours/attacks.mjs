import sharp from 'sharp'

import { logIn } from './member.mjs'

/** @typedef {Awaited<ReturnType<typeof logIn>>} Call */
/** @typedef {() => Promise<Array<{ status: number }>>} Round One burst of requests. */

const MEMBERS = ['ben', 'dev', 'eve', 'cara'].map((name) => `${name}@example.com`)
const BIKES = ['nireeka-prime', 'nireeka-homie', 'nyx']
const REFLECTORS = 9
const UNITED_STATES = 222

/**
 * @template T
 * @param {number} count
 * @param {(at: number) => Promise<T>} work
 */
const times = (count, work) => Promise.all(Array.from({ length: count }, (_, at) => work(at)))

/** What one visitor may do to the others: each prepares itself, and returns a burst that is repeated. */
export const ATTACKS = {
  /** One member, whose orders all differ: each gives up the one before. @param {string} site @returns {Promise<Round>} */
  async '300 checkouts of one member'(site) {
    const call = await logIn(site, 'ben@example.com')
    await call('POST', '/api/cart', { items: [{ product_id: REFLECTORS, count: 1 }] })
    const { data } = await call('POST', '/api/shipping-vat', { country_id: UNITED_STATES })
    let street = 0
    const order = () => ({
      provider: 'sandbox',
      expected_payable: data.payable,
      shipping: { address: addressOf(++street), country_id: UNITED_STATES },
    })
    return () => times(300, () => call('POST', '/api/checkout', order()))
  },

  /** @param {string} site @returns {Promise<Round>} */
  async '300 cart changes of one member'(site) {
    const call = await logIn(site, 'dev@example.com')
    return () =>
      times(300, () => call('POST', '/api/cart', { items: [{ product_id: REFLECTORS, count: 1 }] }))
  },

  /** Different builds, so that each is drawn. @param {string} site @returns {Promise<Round>} */
  async '30 summaries and invoices of each of 4 members'(site) {
    const calls = await Promise.all(MEMBERS.map((email) => logIn(site, email)))
    const ids = await Promise.all(
      calls.map(async (call) =>
        (await call('GET', '/api/orders')).data.items.map((/** @type {any} */ order) => order.id),
      ),
    )
    let build = 0
    return async () => {
      const answers = await Promise.all(
        calls.map((call, member) =>
          times(30, (at) => {
            const id = ids[member][at]
            if (id) return call('GET', `/api/orders/${id}/invoice`)
            const code = `1-${(1 + (++build % 30)).toString(36)}-${(1 + Math.floor(build / 30)).toString(36)}`
            return call('GET', `/api/configurator/${BIKES[at % 3]}/summary?build=${code}`)
          }),
        ),
      )
      return answers.flat()
    }
  },

  /** Photos of 12 megapixels and about 8 MB. @param {string} site @returns {Promise<Round>} */
  async '60 photos of one member'(site) {
    const call = await logIn(site, 'eve@example.com')
    const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 30 }
    const photo = await sharp({
      create: { width: 4000, height: 3000, channels: 3, background: 'teal', noise },
    })
      .jpeg({ quality: 80 })
      .toBuffer()
    const words = { category: 'technical', subject: 'A creak', text: 'See my photos.' }
    const { data } = await call('POST', '/api/tickets', words)
    return () =>
      times(60, (at) =>
        call('POST', `/api/tickets/${data.id}/files`, photo, {
          'content-type': 'image/jpeg',
          'x-file-name': `${at}.jpg`,
        }),
      )
  },
}

/** @param {number} number */
const addressOf = (number) => ({
  name: 'Ben',
  last_name: 'Okafor',
  street: `${number} Harbor Street`,
  postcode: '98101',
  city: 'Seattle',
  region: 'WA',
})
