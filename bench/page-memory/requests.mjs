import { Agent, get } from 'node:http'

const CONNECTIONS = 16
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS + 1 })

/**
 * Asks for an address and returns the status, after the whole answer.
 * @param {string} url
 * @returns {Promise<number>}
 */
export const ask = (url) =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    }).on('error', reject)
  })

/**
 * Asks for `count` addresses over a few connections; `address` returns the n-th.
 * @param {number} count
 * @param {(n: number) => string} address
 */
export async function askAll(count, address) {
  let next = 0
  async function visitor() {
    for (let n = ++next; n <= count; n = ++next) {
      const status = await ask(address(n))
      if (status >= 500) throw new Error(`${address(n).slice(0, 100)} answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
}

/**
 * Returns the value below which a share of the values lies.
 * @param {number[]} values
 * @param {number} share
 */
export const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
