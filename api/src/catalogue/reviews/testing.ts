import { expect } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

export const BELL = 1
export const HELMET = 2
/** The id of a variant of the helmet. */
export const HELMET_M = 10201

type Member = Awaited<ReturnType<TestApp['member']>>
export type Desk = Awaited<ReturnType<typeof openDesk>>

/** Opens the API with a bell and a helmet, and helpers by which members write and staff moderate reviews. */
export async function openDesk(now: () => Date) {
  const app = await openTestApp({ now })
  await addProduct(app.db, { id: BELL })
  await addProduct(app.db, { id: HELMET, stock: 0 })
  await addProduct(app.db, { id: HELMET_M, parent_id: HELMET, options: { Size: 'M' } })

  const write = (member: Member, body: object = { rating: 4, body: 'Rings.' }, id = BELL) =>
    app.call(`/api/accessories/${id}/reviews`, { method: 'POST', as: member.token, body })

  const shown = async (query = '', id = BELL) =>
    (await app.call(`/api/accessories/${id}/reviews${query}`)).json().data

  const own = async (member: Member, id = BELL) =>
    (await app.call(`/api/accessories/${id}/my-review`, { as: member.token })).json().data

  async function ratingOf(id: number) {
    const product = app.db.selectFrom('products').select(['rating', 'rating_count']).where('id', '=', id)
    const { rating, rating_count } = await product.executeTakeFirstOrThrow()
    return [rating, rating_count]
  }

  async function waiting(state = 'pending') {
    const staff = await app.member(1)
    return (await app.call(`/api/backoffice/reviews?state=${state}`, { as: staff.token })).json().data.items
  }

  async function decide(id: number, body: object, is_admin = 1) {
    const staff = await app.member(is_admin)
    return app.call(`/api/backoffice/reviews/${id}`, {
      method: 'POST',
      as: staff.token,
      body: { decided_at: null, ...body },
    })
  }

  async function publish(member: Member, body?: object): Promise<number> {
    await write(member, body)
    const { id, created_at } = (await waiting()).at(-1)
    const { statusCode } = await decide(id, { state: 'published', created_at })
    expect(statusCode).toBe(200)
    return id
  }

  return { app, write, shown, own, ratingOf, waiting, decide, publish, close: app.close }
}
