import { setTimeout as wait } from 'node:timers/promises'

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { createApp } from './app.ts'
import { connect } from './platform/database/open-database.ts'
import { addMember } from './testing/add-rows.ts'
import { openGate } from './testing/open-gate.ts'
import { ORIGIN } from './testing/test-app.ts'
import { openTestDatabase, useTestDatabase } from './testing/test-database.ts'

const OWN_PAGE = { 'x-nireeka': '1', 'sec-fetch-site': 'same-origin' }
/** More requests than the pool has connections. */
const CROWD = 20

/** The API on a database whose connections lead through a gate, with a member who is logged in. */
async function openBehindGate() {
  const database = await openTestDatabase()
  onTestFinished(database.close)
  const gate = await openGate(database.config)
  const { db, close } = connect(gate.config)
  const write = vi.fn<(line: string) => void>()
  const { app, sessions } = await createApp({ db, origin: ORIGIN, logger: { write } })
  onTestFinished(async () => {
    gate.shut()
    await app.close()
    await close()
  })
  const { id } = await addMember(database.db)
  const { access, refresh } = await sessions.start(id, true)
  const headers = { authorization: `Bearer ${access}` }
  return {
    gate,
    log: () => write.mock.calls.join('\n'),
    read: () => app.inject('/api/accessories'),
    readOwn: () => app.inject({ url: '/api/me', headers }),
    write: () => app.inject({ method: 'DELETE', url: '/api/cart/promo', headers }),
    renew: () =>
      app.inject({
        method: 'POST',
        url: '/api/auth/refresh',
        headers: OWN_PAGE,
        cookies: { '__Host-Http-rt': refresh },
        payload: {},
      }),
  }
}

let site: Awaited<ReturnType<typeof openBehindGate>>
beforeEach(async () => {
  site = await openBehindGate()
})

describe.each(['shut', 'stall'] as const)('while connections to the database %s', (fault) => {
  test.each(['read', 'readOwn', 'write'] as const)(
    'a call to %s is a 503 that says when to come back',
    async (call) => {
      expect((await site.read()).statusCode).toBe(200)
      site.gate[fault]()
      const response = await site[call]()
      expect([response.statusCode, response.json()]).toMatchObject([
        503,
        { error: 'unavailable', status: 503 },
      ])
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
      expect(site.log()).toMatch(/"level":50.*"path":"\/api\/.*request failed/)
    },
  )

  test('a renewal of the login is a 503 that keeps the cookie, and works when the database is back', async () => {
    site.gate[fault]()
    const response = await site.renew()
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([503, undefined])
    site.gate.open()
    expect((await site.renew()).statusCode).toBe(200)
    expect((await site.readOwn()).statusCode).toBe(200)
  })

  test('the first request after its return is answered, however many asked meanwhile', async () => {
    const crowd = () => Promise.all(Array.from({ length: CROWD }, site.read))
    await crowd()
    site.gate[fault]()
    expect(new Set((await crowd()).map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
    site.gate.open()
    expect((await site.read()).statusCode).toBe(200)
  })
})

test('connections that went silent and never come back are replaced', async () => {
  await Promise.all(Array.from({ length: CROWD }, site.read))
  site.gate.goSilent()
  expect((await site.read()).statusCode).toBe(503)
  expect((await site.read()).statusCode).toBe(200)
})

test('a read that takes too long is given up, and the others are answered meanwhile', async () => {
  const { db, config } = await useTestDatabase()
  const { db: other, close } = connect(config)
  onTestFinished(close)
  const { app } = await createApp({ db: other, origin: ORIGIN })
  onTestFinished(() => app.close())
  const locked = db.transaction().execute(async (trx) => {
    await trx.schema.alterTable('products').addColumn('locked', 'integer').execute()
    const slow = app.inject('/api/accessories')
    await wait(0)
    expect((await app.inject('/api/countries')).statusCode).toBe(200)
    expect((await slow).statusCode).toBe(503)
    throw new Error('rolled back')
  })
  await expect(locked).rejects.toThrow('rolled back')
})
