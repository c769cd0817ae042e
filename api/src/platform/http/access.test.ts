import type { Endpoint } from '@nireeka/contracts/endpoints'
import * as z from '@nireeka/contracts/zod'
import { expect, test } from 'vitest'

import { useTestApp } from '../../testing/test-app.ts'
import { type Caller, guard } from './access.ts'
import { createServer } from './create-server.ts'
import { route } from './route.ts'
import Fastify from 'fastify'

const nobody = async () => null
const rateLimits = { count: async () => ({ current: 1, ttl: 0 }) }

const open = { method: 'GET', path: '/api/open', access: 'guest', answer: z.unknown() } as const

test('a route that is no endpoint does not start', async () => {
  const app = Fastify()
  guard(app, nobody)
  const addRoute = (url: string, config?: { endpoint: Endpoint }) => () =>
    app.route({ method: 'GET', url, config, handler: async () => ({}) })
  expect(addRoute('/api/open')).toThrow('GET /api/open is no endpoint of the contract')
  expect(addRoute('/api/else', { endpoint: open })).toThrow('GET /api/else is no endpoint of the contract')
})

test('an endpoint without an access rule does not start', async () => {
  const app = Fastify()
  guard(app, nobody)
  const withoutRule = { ...open, access: undefined } as unknown as Endpoint
  const addRoute = () => route(app, withoutRule, async () => ({}))
  expect(addRoute).toThrow('GET /api/open does not say who may call it')
})

test.each([
  ['guest', [200, 200, 200, 200]],
  ['member', [401, 200, 200, 200]],
  ['staff', [401, 403, 200, 200]],
  ['admin', [401, 403, 403, 200]],
] as const)('a route for %s answers guest, member, agent, admin with %j', async (access, expected) => {
  const path = '/api/backoffice/orders/open'
  const levels: Record<string, number> = { m: 0, s: 1, a: 9 }
  const whoIs = async (token: string): Promise<Caller | null> => {
    const is_admin = levels[token[0] ?? '']
    return is_admin === undefined
      ? null
      : {
          id: 1,
          email: 'a@b.c',
          is_admin,
          session_id: 's',
          has_stepped_up: true,
          has_second_factor: false,
          areas: ['sales'],
          lacks_second_factor: false,
        }
  }
  const app = await createServer({ whoIs, rateLimits })
  route(app, { ...open, path, access }, async () => ({ ok: true }))
  const tokens = ['x', 'm', 's', 'a'].map((letter) => letter.padEnd(43, '0'))
  const statuses = await Promise.all(
    tokens.map(async (token) => {
      const response = await app.inject({ url: path, headers: { authorization: `Bearer ${token}` } })
      return response.statusCode
    }),
  )
  expect(statuses).toEqual(expected)
})

test.each([1, 2, 8])('the number %i is not the admin flag', async (is_admin) => {
  const app = await useTestApp()
  const { token } = await app.member(is_admin)
  const status = (await app.call('/api/remotes/staff', { as: token })).statusCode
  expect(status).toBe(is_admin === 1 ? 200 : 403)
})

test('a route for staff that is in no area does not start', async () => {
  const app = Fastify()
  guard(app, nobody)
  const addRoute = () => route(app, { ...open, access: 'staff' }, async () => ({}))
  expect(addRoute).toThrow('/api/open is not in one area of the back office')
})

test('an area that is taken away counts from the next call on', async () => {
  const app = await useTestApp()
  const agent = await app.member(1, ['community'])
  const read = async () => (await app.call('/api/backoffice/reviews', { as: agent.token })).statusCode
  expect(await read()).toBe(200)
  await app.db
    .updateTable('users')
    .set({ areas: ['support'] })
    .where('id', '=', agent.id)
    .execute()
  expect(await read()).toBe(403)
})

test('an admin flag that is taken away counts from the next call on', async () => {
  const app = await useTestApp()
  const admin = await app.member(9)
  expect((await app.call('/api/remotes/staff', { as: admin.token })).statusCode).toBe(200)
  await app.db.updateTable('users').set({ is_admin: 0 }).where('id', '=', admin.id).execute()
  expect((await app.call('/api/remotes/staff', { as: admin.token })).statusCode).toBe(403)
})
