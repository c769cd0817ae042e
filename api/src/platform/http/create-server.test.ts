import * as z from '@nireeka/contracts/zod'
import { expect, test, vi } from 'vitest'

import { createServer, type ServerNeeds } from './create-server.ts'
import { route } from './route.ts'

const it = { method: 'GET', path: '/api/it', access: 'guest', answer: z.unknown() } as const

async function server() {
  const write = vi.fn<(line: string) => void>()
  const app = await createServer({ whoIs: async () => null, logger: { write } })
  return { app, log: () => write.mock.calls.join('\n') }
}

test('an answer that is not in the contract does not leave, and the log says why', async () => {
  const { app, log } = await server()
  const rider = { name: 'Rita', password_hash: 'argon2 something' }
  route(app, { ...it, answer: z.strictObject({ name: z.string() }) }, async () => rider)
  const response = await app.inject('/api/it')
  expect(response.statusCode).toBe(500)
  expect(response.json()).toMatchObject({ success: false, error: 'internal' })
  expect(response.body).not.toContain('argon2')
  expect(log()).toContain('request failed')
})

test('what went wrong inside is logged and never told', async () => {
  const { app, log } = await server()
  route(app, it, async () => {
    throw new Error('relation "users" does not exist')
  })
  const response = await app.inject('/api/it')
  expect(response.json()).toEqual({
    success: false,
    message: 'Something went wrong on our side. Please try again.',
    error: 'internal',
    data: 'Something went wrong on our side. Please try again.',
    status: 500,
  })
  expect(log()).toContain('relation')
})

test('each answer is told with its route, its status and its time', async () => {
  const onAnswer = vi.fn<NonNullable<ServerNeeds['onAnswer']>>()
  const app = await createServer({ whoIs: async () => null, onAnswer })
  route(app, { ...it, path: '/api/things/:id' }, async () => ({}))
  await app.inject('/api/things/7?token=planted-in-a-link')
  await app.inject({ method: 'DELETE', url: '/api/nowhere' })
  const seconds = expect.any(Number)
  expect(onAnswer.mock.calls).toEqual([
    [{ method: 'GET', route: '/api/things/:id', status: 200, seconds }],
    [{ method: 'DELETE', route: '', status: 404, seconds }],
  ])
})

test('the log has the path of every request and nothing of its query', async () => {
  const { app, log } = await server()
  route(app, it, async () => ({}))
  await app.inject('/api/it?token=planted-in-a-link')
  await app.inject('/nowhere?token=planted-in-a-link')
  expect(log()).toContain('"path":"/api/it"')
  expect(log()).not.toContain('planted-in-a-link')
})

test.each([
  ['an answer', '/api/it', 200],
  ['a failure', '/api/fails', 500],
  ['an unknown address', '/api/nowhere', 404],
  ['an address that is too long', `/api/things/${'x'.repeat(200)}`, 414],
  ['an address that can’t be read', '/api/things/%E0%A4%A', 400],
])('%s has the security headers', async (_what, url, status) => {
  const { app } = await server()
  route(app, it, async () => ({}))
  route(app, { ...it, path: '/api/things/:id' }, async () => ({}))
  route(app, { ...it, path: '/api/fails' }, async () => {
    throw new Error('out of luck')
  })
  const { statusCode, headers } = await app.inject(url)
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
})

test('a route that serves a page has a policy of its own', async () => {
  const { app } = await server()
  route(app, it, async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'none'; style-src 'self'")
    return {}
  })
  const { headers } = await app.inject('/api/it')
  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'self'")
})

test('every wrong field is named, with all its sentences, nested ones by their path', async () => {
  const { app } = await server()
  const body = z.strictObject({ name: z.string(), items: z.array(z.strictObject({ count: z.int().min(1) })) })
  route(app, { ...it, method: 'POST', body }, async () => ({}))
  const response = await app.inject({
    method: 'POST',
    url: '/api/it',
    payload: { items: [{ count: 0 }, { n: 1 }], x: 1 },
  })
  expect(response.json()).toMatchObject({
    status: 422,
    error: 'validation_failed',
    data: {
      name: ['This field is required.'],
      'items.0.count': ['This must be at least 1.'],
      'items.1.count': ['This field is required.'],
      'items.1.n': ['This field is not known here.'],
      x: ['This field is not known here.'],
    },
  })
})
