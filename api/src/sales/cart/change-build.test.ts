import { describe, expect, test } from 'vitest'

import { BIG_MOTOR, PRIME, QUICK_CHARGER, SWEPT_BAR } from '../../testing/bike-shopping.ts'
import { snapshotOf } from '../../testing/snapshot.ts'
import { openBikeCarts } from './testing.ts'

const carts = openBikeCarts()
const { put, add, lines, setCount, setStock } = carts

const firstLine = async () => {
  await add()
  return (await lines())[0].id as number
}

const edit = (cart_id: number, change: object = {}) => put({ mode: 'CECM', cart_id, ...PRIME, ...change })

describe('CECM: a bike’s line is built anew', () => {
  test('it stays the same line with the same count', async () => {
    const id = await firstLine()
    await setCount(id, 3)
    const response = await edit(id, { color_id: 2, part_ids: [QUICK_CHARGER] })
    expect(response.json().data.carts).toMatchObject([
      { id, count: 3, price: 4619, problem: null, build: { color_id: 2, part_ids: [QUICK_CHARGER] } },
    ])
  })

  test('made the same as another line, the two become one with the pieces of both', async () => {
    const id = await firstLine()
    await add({ color_id: 2, count: 2 })
    await edit(id, { color_id: 2 })
    expect(await lines()).toMatchObject([{ id, count: 3, build: { color_id: 2 } }])
  })

  test('saved as it was, it stays as it was', async () => {
    const id = await firstLine()
    await edit(id)
    expect(await lines()).toMatchObject([{ id, count: 1 }])
  })

  test('of two tabs that edit one line at once, one has the last word, and it is one line', async () => {
    const id = await firstLine()
    const answers = await Promise.all([2, 3, 4, 2, 3].map((color_id) => edit(id, { color_id })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    const after = await lines()
    expect(after).toMatchObject([{ id, count: 1 }])
    expect([2, 3, 4]).toContain(after[0].build.color_id)
  })

  test('two tabs that make two lines equal at once lose no piece', async () => {
    const id = await firstLine()
    await add({ color_id: 2 })
    const [, other] = await lines()
    const answers = await Promise.all([edit(id, { color_id: 3 }), edit(other.id, { color_id: 3 })])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await lines()).toMatchObject([{ count: 2, build: { color_id: 3 } }])
  })

  test('a line that another tab has taken out is told', async () => {
    const id = await firstLine()
    await carts.app.call(`/api/cart/${id}`, { method: 'DELETE', as: carts.member.token })
    expect((await edit(id)).json()).toMatchObject({ status: 404, message: 'This cart line was not found.' })
    expect(await lines()).toEqual([])
  })

  test('a part that is left once can’t be put into two bikes: the line has one, and its shopper is told', async () => {
    const id = await firstLine()
    await setCount(id, 2)
    await setStock(SWEPT_BAR, 1)
    const response = await edit(id, { part_ids: [SWEPT_BAR] })
    expect(response.json()).toMatchObject({ message: 'Only 1 of Nireeka Prime, M, Graphite left.' })
    expect(await lines()).toMatchObject([{ id, count: 1 }])
    await setStock(SWEPT_BAR, 4)
  })

  test('what can’t be built changes nothing', async () => {
    const id = await firstLine()
    await add({ color_id: 2 })
    const before = await snapshotOf(carts.app.db)
    expect((await edit(id, { color_id: 2, part_ids: [BIG_MOTOR] })).statusCode).toBe(422)
    expect(await snapshotOf(carts.app.db)).toEqual(before)
  })
})
