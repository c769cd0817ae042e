import { expect, onTestFinished, test } from 'vitest'

import { createApp } from '../../app.ts'
import { addMember } from '../../testing/add-rows.ts'
import { hearChanges } from '../../testing/hear-changes.ts'
import { ORIGIN } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

/** Opens the API on a database whose notifications are heard, with a customer's ticket and an admin. */
async function open() {
  const database = await openTestDatabase()
  onTestFinished(database.close)
  const { app, sessions } = await createApp({ db: database.db, origin: ORIGIN })
  const tokenOf = async (is_admin: number) => {
    const { id } = await addMember(database.db, { is_admin })
    return (await sessions.start(id, false)).access
  }
  const [anna, admin] = [await tokenOf(0), await tokenOf(9)]
  let calls = 0
  const post = (url: string, as: string, payload: object = {}) => {
    const headers = { authorization: `Bearer ${as}`, 'idempotency-key': `key-${calls++}-of-this-test` }
    return app.inject({ method: 'POST', url, headers, payload })
  }
  const ticket = { category: 'technical', subject: 'Units', text: 'How do I get miles?' }
  const { id } = (await post('/api/tickets', anna, ticket)).json().data
  const { told } = await hearChanges(database)
  const [customer, staff] = [`live ticket:${id}`, `live staff-ticket:${id}`]
  /** Returns who was told of a ticket's change since the last call. */
  const heard = async () => (await told()).filter((change) => [customer, staff].includes(change)).toSorted()
  const act = (path: string, as: string, payload?: object) => post(`/api/tickets/${id}/${path}`, as, payload)
  return { anna, admin, act, heard, both: [staff, customer] }
}

test('answers, states and ratings are told to both sides, each once, and a note to staff alone', async () => {
  const { anna, admin, act, heard, both } = await open()
  await act('replies', anna, { text: 'Any news?' })
  expect(await heard()).toEqual(both)
  await act('replies', admin, { text: 'In Settings.', state: 'solved' })
  expect(await heard()).toEqual(both)
  await act('replies', admin, { text: 'Knows us well.', is_internal: true })
  expect(await heard()).toEqual(both.slice(0, 1))
  await act('rating', anna, { stars: 5 })
  expect(await heard()).toEqual(both)
  await act('close', anna)
  expect(await heard()).toEqual(both)
  await act('reopen', admin, { reason: 'It is back.' })
  expect(await heard()).toEqual(both)
})

test('what is refused is told to nobody', async () => {
  const { anna, act, heard } = await open()
  expect((await act('rating', anna, { stars: 5 })).statusCode).toBe(409)
  expect((await act('replies', anna, { text: 'Hm', is_internal: true })).statusCode).toBe(403)
  expect(await heard()).toEqual([])
})
