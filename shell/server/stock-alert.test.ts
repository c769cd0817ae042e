import { expect, onTestFinished, test } from 'vitest'

import { openEdge } from '../src/testing/open-edge.ts'

const LINK = '/shop/stock-alert?key=abc'
const FORUM_LINK = '/forum/unsubscribe?key=abc'

/** Opens an edge whose API answers the email's link with this status. */
async function openWith(status: number | null) {
  const asked: string[] = []
  const edge = await openEdge({
    followEmailLink: async (step, token, ip) => {
      asked.push(`${step} ${token} ${ip}`)
      return status
    },
  })
  onTestFinished(edge.close)
  const send = (payload: string, url = LINK, type = 'application/x-www-form-urlencoded') =>
    edge.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
  return { asked, send, app: edge.app }
}

test.each([
  [200, 200],
  [404, 200],
  [429, 503],
  [null, 503],
])(
  'a mail program’s one click that the API answers with %s is answered with %i (RFC 8058)',
  async (status, expected) => {
    const { asked, send } = await openWith(status)
    expect((await send('List-Unsubscribe=One-Click')).statusCode).toBe(expected)
    expect(asked).toEqual(['end-alert abc 127.0.0.1'])
  },
)

test('one click in an email of the forum ends all of them, without a login', async () => {
  const { asked, send, app } = await openWith(200)
  await app.inject({ url: FORUM_LINK })
  expect(asked).toEqual([])
  const answer = await send('List-Unsubscribe=One-Click', FORUM_LINK)
  expect([answer.statusCode, answer.body]).toEqual([200, 'Done'])
  expect(asked).toEqual(['end-forum abc 127.0.0.1'])
})

test('opening the email’s link, or sending anything else to it, forgets nobody', async () => {
  const { asked, send, app } = await openWith(200)
  await app.inject({ url: LINK })
  const other = await send('a=b')
  expect([other.statusCode, other.headers.location]).toEqual([303, LINK])
  const long = await send('x'.repeat(3000))
  expect([long.statusCode, long.headers.location]).toEqual([303, '/shop/stock-alert'])
  expect(asked).toEqual([])
})
