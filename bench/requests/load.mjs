/**
 * Requests pages as fast as the site answers, over a few persistent connections, in a separate process; prints
 * responses per second.
 */
import { Agent, get } from 'node:http'

// `parameter` is the query parameter that makes each request another page; empty for the same page each time.
const [address, path, parameter, seconds] = process.argv.slice(2)
const CONNECTIONS = 16

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
const until = performance.now() + Number(seconds) * 1000
let answers = 0
let count = 0

/** @param {string} url */
const ask = (url) =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    }).on('error', reject)
  })

async function visitor() {
  while (performance.now() < until) {
    count++
    const query = parameter ? `?${parameter}=${count}` : ''
    const status = await ask(`${address}${path}${query}`)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    answers++
  }
}

const begun = performance.now()
await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
console.log(Math.round(answers / ((performance.now() - begun) / 1000)))
agent.destroy()
