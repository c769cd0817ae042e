import { afterAll, beforeAll, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { bikeShopper, buyCart, PRIME_ID, PRIME_UPGRADES_ID, seedBikes } from '../../testing/bike-shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let rider: Awaited<ReturnType<TestApp['member']>>
beforeAll(async () => {
  app = await openTestApp()
  await seedBikes(app.db)
  await addProduct(app.db, { id: 1, title: 'Bell for your Nireeka Prime' })
  rider = await bikeShopper(app)
  await buyCart(app, rider)
})
afterAll(() => app.close())

const IDS = [PRIME_ID, PRIME_UPGRADES_ID]
const REVIEW = { rating: 5, title: 'Good', body: 'It is a good bike to ride.' }

test.each(['', '?q=prime', '?q=upgrades', '?sort=newest', '?in_stock=1'])(
  'the list of accessories%s has neither bikes nor upgrades',
  async (query) => {
    const { data } = (await app.call(`/api/accessories${query}`)).json()
    const ids = data.items.map(({ id }: { id: number }) => id)
    expect(ids).toEqual(query === '?q=upgrades' ? [] : [1])
    expect(data.categories).toEqual(query === '?q=upgrades' ? [] : [{ category: 'cockpit', count: 1 }])
  },
)

test.each(['/api/spares/search?q=prime', '/api/spares/searching?keyword=prime'])(
  '%s finds no bike',
  async (url) => {
    const response = await app.call(url)
    expect(response.statusCode).toBe(200)
    // A filter by bike may name the bike; what is found may not.
    const { facets: _filters, ...found } = response.json().data
    expect(JSON.stringify(found)).not.toContain('Nireeka Prime')
  },
)

test.each(IDS)('product %i is no accessory: no page, no reviews, no email when it is back', async (id) => {
  const page = `/api/accessories/${id}`
  const { token: as } = rider
  const answers = await Promise.all([
    app.call(page),
    app.call(`${page}/reviews`),
    app.call(`${page}/my-review`, { as }),
    app.call(`${page}/reviews`, { method: 'POST', as, body: REVIEW }),
    app.call(`${page}/stock-alert`, { method: 'POST', body: { email: 'ann@example.com' } }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
})
