import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { ADDRESS, GERMANY } from '../../testing/shopping.ts'
import { snapshotOf } from '../../testing/snapshot.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const EMIRATES = 220

/** A clock that moves on at each call, so that the most recently used address is listed first. */
let time = Date.parse('2026-03-01T12:00:00Z')
let app: TestApp
let token = ''
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date((time += 1)) })
})
afterAll(() => app.close())
beforeEach(async () => {
  token = (await app.member()).token
})

const place = (change: object = {}, country_id = GERMANY) => ({
  address: { ...ADDRESS, ...change },
  country_id,
})
const add = (body: unknown, as = token) => app.call('/api/addresses', { method: 'POST', as, body })
const put = (id: number, body: unknown, as = token) =>
  app.call(`/api/addresses/${id}`, { method: 'PUT', as, body })
const remove = (id: number, as = token) => app.call(`/api/addresses/${id}`, { method: 'DELETE', as })
const list = async (as = token): Promise<Array<{ id: number; street: string; phone: string | null }>> =>
  (await app.call('/api/addresses', { as })).json().data.addresses
const streets = async () => (await list()).map(({ street }) => street)

describe('a member’s addresses', () => {
  test('are kept, changed and deleted, the one used last first', async () => {
    expect(await list()).toEqual([])
    await add(place({ street: 'One 1' }))
    const { data } = (await add(place({ street: 'Two 2' }))).json()
    expect(data.addresses[0]).toEqual({
      ...ADDRESS,
      street: 'Two 2',
      country_id: GERMANY,
      id: expect.any(Number),
    })
    expect(await streets()).toEqual(['Two 2', 'One 1'])
    const [{ id } = { id: 0 }] = await list()
    expect((await put(id, place({ street: 'Three 3' }))).json().data.addresses[0]).toMatchObject({ id })
    expect(await streets()).toEqual(['Three 3', 'One 1'])
    await remove(id)
    expect(await streets()).toEqual(['One 1'])
  })

  test('the same one twice is one, however it is written, with the phone that was given last', async () => {
    await add(place())
    await add(place({ street: ' HAFENSTRASSE 1 ', phone: '030 1234567' }))
    expect(await list()).toMatchObject([{ street: 'HAFENSTRASSE 1', phone: '030 1234567' }])
  })

  test('one that is changed into another becomes that one', async () => {
    await add(place({ street: 'One 1' }))
    await add(place({ street: 'Two 2' }))
    const [{ id } = { id: 0 }] = await list()
    await put(id, place({ street: 'One 1' }))
    expect(await list()).toMatchObject([{ id, street: 'One 1' }])
  })

  test('there are at most 20, also when they come at once', async () => {
    const requests = Array.from({ length: 24 }, (_, n) => add(place({ street: `Street ${n}` })))
    const statuses = (await Promise.all(requests)).map(({ statusCode }) => statusCode).toSorted()
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(4).fill(409)])
    expect(await list()).toHaveLength(20)
    const [{ street } = { street: '' }] = await list()
    expect((await add(place({ street }))).statusCode).toBe(200)
  })

  test.each([
    [
      'a postcode of another form',
      place({ postcode: '1011' }),
      'address.postcode',
      'A German postcode has five digits, like 10115.',
    ],
    ['a blank street', place({ street: ' ' }), 'address.street', 'This field is required.'],
    ['no emirate', place({}, EMIRATES), 'address.region', 'Please choose an emirate.'],
    ['an unknown country', place({}, 4711), 'country_id', 'We don’t know this country.'],
    ['somebody’s id', { ...place(), user_id: 1 }, 'user_id', 'This field is not known here.'],
  ])('%s is refused, and nothing is written', async (...[, body, field, sentence]) => {
    const before = await snapshotOf(app.db)
    const response = await add(body)
    expect(response.json()).toMatchObject({ status: 422, data: { [field]: [sentence] } })
    expect(await snapshotOf(app.db)).toEqual({ ...before, sessions: expect.anything() })
  })

  test('one of the Emirates has no postcode', async () => {
    await add(place({ region: 'dubai', postcode: '00000' }, EMIRATES))
    expect(await list()).toMatchObject([{ region: 'Dubai', postcode: '' }])
  })

  test('B11: somebody else’s is answered like one that doesn’t exist, and stays', async () => {
    await add(place())
    const [{ id } = { id: 0 }] = await list()
    for (const { token: other } of [await app.member(), await app.member(9)]) {
      for (const [foreign, missing] of [
        [await put(id, place({ street: 'Mine 1' }), other), await put(999_999, place(), other)],
        [await remove(id, other), await remove(999_999, other)],
      ] as const) {
        expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
      }
      expect(await list(other)).toEqual([])
    }
    expect(await streets()).toEqual([ADDRESS.street])
  })
})
