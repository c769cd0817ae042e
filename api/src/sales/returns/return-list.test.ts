import { afterAll, beforeAll, expect, test } from 'vitest'

import { openReturnOffice, type ReturnOffice } from './testing.ts'

let office: ReturnOffice
let numbers: string[] = []
let first: Awaited<ReturnType<ReturnOffice['requested']>>
beforeAll(async () => {
  office = await openReturnOffice()
  first = await office.requested()
  const all = [first, await office.approved(), await office.requested()]
  for (const [index, { id }] of all.entries()) {
    const requested_at = new Date(`2026-11-${20 + index}T12:00:00Z`)
    await office.app.db.updateTable('returns').set({ requested_at }).where('id', '=', id).execute()
  }
  numbers = await Promise.all(all.map(async ({ id }) => (await office.readReturn(id)).number))
})
afterAll(() => office.app.close())

const get = async (query: string) =>
  (await office.app.call(`/api/backoffice/returns${query}`, { as: office.admin.token })).json().data
const numbersOf = async (query: string) =>
  (await get(query)).items.map(({ number }: { number: string }) => number)

test('the newest come first, or the oldest', async () => {
  expect(await numbersOf('')).toEqual(numbers.toReversed())
  expect(await numbersOf('?sort=oldest')).toEqual(numbers)
})

test('they are narrowed by status, day and search', async () => {
  expect(await numbersOf('?status=approved')).toEqual([numbers[1]])
  expect(await numbersOf('?requested_from=2026-11-21&requested_to=2026-11-21')).toEqual([numbers[1]])
  expect(await numbersOf(`?search=${numbers[2]?.toLowerCase()}`)).toEqual([numbers[2]])
  const { number } = await office.read(first.order.id)
  expect(await numbersOf(`?search=${number}`)).toEqual([numbers[0]])
  expect(await numbersOf(`?search=${first.order.member.email}`)).toEqual([numbers[0]])
  expect(await numbersOf('?search=nobody')).toEqual([])
})

test('the chips count each status', async () => {
  expect(await get('/counts')).toEqual({
    total: 3,
    counts: [
      { status: 'approved', count: 1 },
      { status: 'requested', count: 2 },
    ],
  })
  expect(await get('/counts?requested_from=2026-11-22')).toEqual({
    total: 1,
    counts: [{ status: 'requested', count: 1 }],
  })
})

test('the export has the rows of the list', async () => {
  const url = '/api/backoffice/returns/export?status=requested&sort=oldest'
  const { body, headers } = await office.app.call(url, { as: office.admin.token })
  expect(headers['content-disposition']).toBe('attachment; filename="returns.csv"')
  const [heading, ...rows] = body.trim().split('\r\n')
  expect(heading).toBe('number,status,requested_at,order,customer,email,wish,refunded,contents')
  expect(rows.map((row) => row.split(',')[0])).toEqual([numbers[0], numbers[2]])
  expect(rows[0]).toContain('1 × Bell (does_not_fit)')
})
