import { HttpError } from '@nireeka/contracts'
import { expect, test } from 'vitest'

import { readPage } from './read-page.ts'
import { onePage, refusal } from './testing/fake-http.ts'

const list = { items: ['a', 'b'], total: 2, counts: { open: 2 } }
const reply = onePage(list)
const read = async (page: number) => {
  const data = reply({ query: { page } })
  if (data instanceof Error) throw data
  return { data }
}

test('a page of a list comes as it is', async () => {
  expect(await readPage(1, read)).toEqual({ data: list })
})

test('a page past the end comes as the list without items', async () => {
  expect(await readPage(7, read)).toEqual({ data: { ...list, items: [] } })
})

test('what else is refused stays refused', async () => {
  const missing = refusal(404, 'This thread was not found.')
  expect(missing).toBeInstanceOf(HttpError)
  await expect(readPage(7, () => Promise.reject(missing))).rejects.toBe(missing)
})
