import { expect, onTestFinished, test } from 'vitest'

import { openEdge } from '../src/testing/open-edge.ts'

const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=x'
const ONE_CLICK_PART =
  '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'

/** Opens an edge whose API answers the newsletter's links with this status. */
async function openWith(status: number | null) {
  const asked: string[] = []
  const edge = await openEdge({
    followEmailLink: async (step, token, ip) => {
      asked.push(`${step} ${token} ${ip}`)
      return status
    },
  })
  onTestFinished(edge.close)
  const send = (url: string, payload = '', type = FORM) =>
    edge.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
  return { asked, send, get: (url: string) => edge.app.inject({ url }) }
}

test.each([
  ['token', 200, 'confirmed'],
  ['token', 404, 'spent'],
  ['token', 422, 'spent'],
  ['token', 429, 'failed'],
  ['token', null, 'failed'],
  ['unsubscribe', 200, 'left'],
  ['unsubscribe', 404, 'unknown'],
  ['unsubscribe', 500, 'not-left'],
  ['unsubscribe', null, 'not-left'],
])('the button behind %s, sent without scripts, leads to a page: %s is %s', async (name, status, outcome) => {
  const { asked, send } = await openWith(status)
  const answer = await send(`/newsletter?${name}=abc%2Bd`)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/newsletter?outcome=${outcome}`])
  expect(asked).toEqual([`${name === 'token' ? 'confirm' : 'unsubscribe'} abc+d 127.0.0.1`])
})

test('opening a link does nothing: programs that look for viruses open every link', async () => {
  const { asked, get } = await openWith(200)
  await get('/newsletter?token=abc')
  await get('/newsletter?unsubscribe=abc')
  expect(asked).toEqual([])
})

test.each([
  ['a form', FORM, 'List-Unsubscribe=One-Click'],
  ['multipart', MULTIPART, ONE_CLICK_PART],
])(
  'a mail program’s one click as %s is answered without a redirect (RFC 8058)',
  async (_what, type, body) => {
    const { asked, send } = await openWith(200)
    const answer = await send('/newsletter?unsubscribe=abc', body, type)
    expect([answer.statusCode, answer.body]).toEqual([200, 'Done'])
    expect(asked).toEqual(['unsubscribe abc 127.0.0.1'])
  },
)

test.each([
  [404, 200],
  [429, 503],
  [null, 503],
])('one click that the API answers with %s is answered with %i', async (status, expected) => {
  const { send } = await openWith(status)
  const answer = await send('/newsletter?unsubscribe=abc', 'List-Unsubscribe=One-Click')
  expect(answer.statusCode).toBe(expected)
})
