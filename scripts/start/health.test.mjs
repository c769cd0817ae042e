import { expect, onTestFinished, test } from 'vitest'

import { byArea } from './areas.mjs'
import { answerAlive, answerReady } from './health.mjs'
import { listen } from './listen.mjs'

/** @param {string} name @returns {import('node:http').RequestListener} */
const tell = (name) => (_request, response) => void response.end(name)

/** @param {() => Promise<boolean>} isReady */
async function openServer(isReady) {
  const pages = tell('pages')
  const readyz = answerReady(isReady)
  const server = await listen({
    port: 0,
    answer: byArea({ api: tell('api'), 'dev/mail': tell('inbox'), healthz: answerAlive, readyz, pages }),
    closeApps: async () => undefined,
  })
  onTestFinished(server.close)
  return async (/** @type {string} */ path) => {
    const answer = await fetch(server.address + path)
    return [answer.status, (await answer.text()).trim()]
  }
}

test.each([
  ['/api/me', 'api'],
  ['/api?x=1', 'api'],
  ['/apis', 'pages'],
  ['/dev/mail', 'inbox'],
  ['/dev/mail/x', 'inbox'],
  ['/dev/mailbox', 'pages'],
  ['/healthz?x=1', 'alive'],
  ['/healthz/x', 'pages'],
  ['/readyz', 'ready'],
  ['/', 'pages'],
])('%s is answered by: %s', async (path, area) => {
  const get = await openServer(async () => true)
  expect(await get(path)).toEqual([200, area])
})

test.each([
  ['says no', async () => false],
  ['fails', () => Promise.reject(new Error('no connection'))],
])('when the database %s, the process is alive but not ready', async (_what, isReady) => {
  const get = await openServer(isReady)
  expect(await get('/readyz')).toEqual([503, 'not ready'])
  expect(await get('/healthz')).toEqual([200, 'alive'])
})
