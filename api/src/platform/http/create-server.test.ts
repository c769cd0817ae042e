import * as z from '@nireeka/contracts/zod'
import { expect, test, vi } from 'vitest'

import { createServer } from './create-server.ts'

const config = { access: 'guest' } as const

async function server() {
  const write = vi.fn<(line: string) => void>()
  const app = await createServer({ whoIs: async () => null, logger: { write } })
  return { app, log: () => write.mock.calls.join('\n') }
}

test('an answer that is not in the contract does not leave, and the log says why', async () => {
  const { app, log } = await server()
  const schema = { response: { 200: z.strictObject({ name: z.string() }) } }
  app.get('/it', { config, schema }, async () => ({ name: 'Rita', password_hash: 'argon2 something' }))
  const response = await app.inject('/it')
  expect(response.statusCode).toBe(500)
  expect(response.json()).toMatchObject({ success: false, error: 'internal' })
  expect(response.body).not.toContain('argon2')
  expect(log()).toContain('request failed')
})

test('what went wrong inside is logged and never told', async () => {
  const { app, log } = await server()
  app.get('/it', { config }, async () => {
    throw new Error('relation "users" does not exist')
  })
  const response = await app.inject('/it')
  expect(response.json()).toEqual({
    success: false,
    message: 'Something went wrong on our side. Please try again.',
    error: 'internal',
    data: 'Something went wrong on our side. Please try again.',
    status: 500,
  })
  expect(log()).toContain('relation')
})

test('the log has the path of every request and nothing of its query', async () => {
  const { app, log } = await server()
  app.get('/it', { config }, async () => ({}))
  await app.inject('/it?token=planted-in-a-link')
  await app.inject('/nowhere?token=planted-in-a-link')
  expect(log()).toContain('"path":"/it"')
  expect(log()).not.toContain('planted-in-a-link')
})

test('every wrong field is named, with all its sentences, nested ones by their path', async () => {
  const { app } = await server()
  const body = z.strictObject({ name: z.string(), items: z.array(z.strictObject({ count: z.int().min(1) })) })
  app.post('/it', { config, schema: { body } }, async () => ({}))
  const response = await app.inject({
    method: 'POST',
    url: '/it',
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
