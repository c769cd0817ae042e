import type { Platform } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'
import { fakeHttp, refusal } from '@nireeka/kit/testing'
import { beforeEach, expect, test, vi } from 'vitest'

import { parseStoredBike } from './stored-bike.api.ts'
import { sendStoredBike } from './save-bike.ts'

const build = { bike_slug: 'nyx', size_id: 32, color_id: 8, ral: ['5024'], part_ids: [305, 605] }

beforeEach(() => localStorage.clear())

async function logIn(stored: unknown, answer: unknown = {}) {
  storage.write('configuratorData', stored)
  const save = vi.fn((_sent: unknown) => answer)
  const { http } = fakeHttp({ 'POST /api/configurator/save': save })
  const notify = vi.fn<Platform['notify']>()
  await sendStoredBike({ http, notify })
  return { save, notify }
}

test('after login a kept bike goes to the server with its parts and codes, and the local copy is deleted', async () => {
  const { save, notify } = await logIn(build)
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ body: build }))
  expect(storage.has('configuratorData')).toBe(false)
  expect(notify.mock.calls).toEqual([['success', 'Your saved bike is now in your dashboard.']])
})

test.each([0, 422, 500])(
  'on failure (%i) it is kept, and told by the specification’s text',
  async (status) => {
    const { notify } = await logIn(build, refusal(status, 'No.'))
    expect(storage.read('configuratorData')).toEqual(build)
    expect(notify.mock.calls).toEqual([['error', "Couldn't save your configured bike on server."]])
  },
)

test('a bike from before there were parts and codes is still a bike', () => {
  const old = { bike_slug: 'nyx', size_id: null, color_id: null }
  expect(parseStoredBike(old)).toEqual({ ...old, ral: [], part_ids: [] })
})

test('nothing but ids goes to the server', () => {
  expect(parseStoredBike({ ...build, price: 0.01, user_id: 2 })).toEqual(build)
})

test.each([
  'x',
  [],
  { ...build, bike_slug: '../admin' },
  { ...build, size_id: '32' },
  { ...build, size_id: undefined },
  { ...build, color_id: -1 },
  { ...build, ral: ['50 24'] },
  { ...build, ral: ['5024', '5024', '5024'] },
  { ...build, part_ids: [1.5] },
  { ...build, part_ids: Array.from({ length: 61 }, () => 1) },
  { ...build, part_ids: { length: 1, 0: 1 } },
])('%j is no bike: it is forgotten without a word, and nothing is sent', async (stored) => {
  const { save, notify } = await logIn(stored)
  expect(save).not.toHaveBeenCalled()
  expect(notify).not.toHaveBeenCalled()
  expect(storage.has('configuratorData')).toBe(false)
})
