import { afterAll, beforeAll, beforeEach } from 'vitest'

import { PRIME, putBuild, seedBikes, setPartStock } from '../../testing/bike-shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<TestApp['member']>>

/** Opens the API with the catalogue's bikes for all tests of a file, and returns helpers for a new member's cart. */
export function openBikeCarts() {
  let app: TestApp
  let member: Member
  beforeAll(async () => {
    // The clock stands still, so that nothing is written just because time passes.
    const time = new Date()
    app = await openTestApp({ now: () => time })
    await seedBikes(app.db)
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    member = await app.member()
  })

  const put = (body: object, key?: string) => putBuild(app, member, body, key)
  const read = async (as = member.token) => (await app.call('/api/cart', { as })).json().data
  return {
    get app() {
      return app
    },
    get member() {
      return member
    },
    put,
    /** Adds a new standard Prime unless the change says otherwise. */
    add: (change: object = {}) => put({ mode: 'CNM', ...PRIME, ...change }),
    read,
    lines: async () => (await read()).carts,
    setCount: (id: number, count: number) =>
      app.call('/api/cart/count', { method: 'PUT', as: member.token, body: { id, count } }),
    setStock: (partId: number, stock: number | null) => setPartStock(app, partId, stock),
  }
}
