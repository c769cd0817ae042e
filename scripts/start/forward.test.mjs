import { createServer } from 'node:http'

import { expect, onTestFinished, test } from 'vitest'

import { forwardTo } from './forward.mjs'
import { listen } from './listen.mjs'

/** @param {import('node:http').RequestListener} answer */
async function open(answer) {
  const server = await listen({ port: 0, answer, closeApps: async () => undefined })
  onTestFinished(server.close)
  return server.address
}

/** @param {string} apiUrl @param {Record<string, string>} headers */
async function ask(apiUrl, headers = {}) {
  const edge = await open(forwardTo(apiUrl))
  return { edge, answer: await fetch(`${edge}/api/me`, { headers }) }
}

test('the API is told who called and by which name, after what proxies have told', async () => {
  const api = await open(({ headers }, response) => void response.end(JSON.stringify(headers)))
  const proxied = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'shop.example' }
  const { edge, answer } = await ask(api, proxied)
  expect(await answer.json()).toMatchObject({
    host: new URL(api).host,
    'x-forwarded-for': expect.stringMatching(/^203\.0\.113\.9, .*(?:127\.0\.0\.1|::1)$/),
    'x-forwarded-host': `shop.example, ${new URL(edge).host}`,
  })
})

test('an API that is away is a 502', async () => {
  const away = createServer()
  await new Promise((resolve) => away.listen(0, () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (away.address())
  await new Promise((resolve) => away.close(resolve))
  const { answer } = await ask(`http://localhost:${port}`)
  expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([502, 'nosniff'])
})
