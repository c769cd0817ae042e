import { expect, onTestFinished, test } from 'vitest'

import { PAGE_DATA_ID } from '../src/remotes/page-data.ts'
import { openEdge } from '../src/testing/open-edge.ts'

async function home(bikeServiceUrl?: string) {
  const { app, close } = await openEdge({ bikeServiceUrl })
  onTestFinished(close)
  const { body, headers } = await app.inject('/')
  const data = new DOMParser().parseFromString(body, 'text/html').getElementById(PAGE_DATA_ID)?.textContent
  const rule = /connect-src [^;]+/.exec(String(headers['content-security-policy']))?.[0]
  return { services: JSON.parse(data ?? '{}').services, rule, referrer: headers['referrer-policy'] }
}

test('the connected-bike service on another host is named in the page and may be called', async () => {
  expect(await home('https://bikes.example.com/v1')).toMatchObject({
    services: { bikes: 'https://bikes.example.com/v1' },
    rule: "connect-src 'self' https://bikes.example.com",
  })
})

test('without it, browsers call nobody but us, and no request tells where its page is', async () => {
  expect(await home()).toEqual({
    services: undefined,
    rule: "connect-src 'self'",
    referrer: 'strict-origin',
  })
})
