import { type Endpoint, ENDPOINTS } from '@nireeka/contracts/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { operationsOf } from './testing/operations.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

/** A configuration with which every provider's routes are registered; no provider is called. */
const paymentConfig = {
  hasSandbox: true,
  stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' },
  paypal: { clientId: 'id', clientSecret: 'secret', webhookId: 'hook', base: 'http://127.0.0.1:1' },
}

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ paymentConfig })
})
afterAll(() => app.close())

const endpoints = Object.values(ENDPOINTS).flatMap((group): Endpoint[] => Object.values(group))

test('what openapi.json lists is what the contract defines, each once', () => {
  const defined = endpoints.filter(({ isHidden }) => !isHidden).map(({ method, path }) => `${method} ${path}`)
  const listed = operationsOf(app.app).map(({ title }) => title.replaceAll(/\{(\w+)\}/g, ':$1'))
  expect(listed.toSorted()).toEqual(defined.toSorted())
})

// Fastify throws at a second route with the same address, so each existing route is registered once.
test.each(endpoints.map(({ method, path }) => [method, path] as const))(
  '%s %s is answered',
  (method, url) => {
    expect(app.app.hasRoute({ method, url })).toBe(true)
  },
)
