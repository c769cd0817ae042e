import { afterAll, beforeAll, beforeEach } from 'vitest'

import { PRIME, putBuild, seedBikes, setPartStock } from '../../testing/bike-shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<TestApp['member']>>

/** For all tests of a file: the API with the catalogue's bikes, a new member for each, and what she does to her cart. */
export function openBikeCarts() {
  let app: TestApp
  let member: Member
  beforeAll(async () => {
    // At one moment, so that nothing is written only because time passes.
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
    /** A new Prime as it comes, unless said otherwise. */
    add: (change: object = {}) => put({ mode: 'CNM', ...PRIME, ...change }),
    read,
    lines: async () => (await read()).carts,
    setCount: (id: number, count: number) =>
      app.call('/api/cart/count', { method: 'PUT', as: member.token, body: { id, count } }),
    setStock: (partId: number, stock: number | null) => setPartStock(app, partId, stock),
  }
}
