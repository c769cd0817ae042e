import type { SlotListData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type BikeOffice, openBikeOffice, partBody } from '../testing.ts'

let office: BikeOffice
beforeAll(async () => {
  office = await openBikeOffice()
})
afterAll(() => office.app.close())

const [MOTOR, FORK, CARRY, LIGHT] = [1, 6, 20, 21]
const MIRRORS = { title: 'Mirrors', step: 'accessories', choice: 'multi', position: 5 }

const titles = async (query = '') =>
  (await office.read<SlotListData>(`slots${query}`)).items.map(({ title }) => title)

const edit = async (id: number, change: object) => {
  const { id: _id, part_count: _count, ...slot } = await office.slot(id)
  return office.send(`slots/${id}`, { ...slot, ...change })
}
const created = async (change: object = {}) =>
  (await office.send('slots', { ...MIRRORS, ...change })).json().data

test('slots are listed in the configurator’s order, with how many parts are in them', async () => {
  const { items, total } = await office.read<SlotListData>('slots')
  expect(total).toBe(15)
  expect(items.map(({ id }) => id)).toEqual([4, 5, 6, 7, 8, 9, 10, 1, 2, 3, 11, 12, 20, 21, 22])
  expect(items[2]).toEqual({
    id: FORK,
    title: 'Fork and shock',
    step: 'components',
    choice: 'single',
    position: 0,
    part_count: 6,
    version: expect.any(Number),
  })
  expect(await titles('?step=accessories')).toEqual([
    'Carry and protect',
    'Light and security',
    'Service plans',
  ])
})

test('riders see a slot’s new title, step and position', async () => {
  const { app } = office
  const saved = await edit(CARRY, { title: 'Racks and guards', position: 9 })
  expect(saved.json().data).toMatchObject({ title: 'Racks and guards', position: 9, part_count: 5 })
  expect((await edit(LIGHT, { step: 'components', position: 1 })).statusCode).toBe(200)
  const { slots } = (await app.call('/api/configurator/1')).json().data
  const shown = slots.map(({ title, step }: { title: string; step: string }) => `${title}, ${step}`)
  expect(shown.slice(-2)).toEqual(['Light and security, components', 'Racks and guards, accessories'])
  expect(await office.auditOf('slot', CARRY)).toMatchObject([
    {
      action: 'slot.edit',
      before: { title: 'Carry and protect', position: 0 },
      after: { title: 'Racks and guards', position: 9 },
    },
  ])
})

test('a slot of one part that bikes come with can’t hold several', async () => {
  const refused = await edit(MOTOR, { choice: 'multi', accept_broken: true })
  expect(refused.json()).toMatchObject({ status: 409, error: 'breaks_bikes' })
  expect(refused.json().message).toMatch(
    /^Nireeka Prime comes with .+, and only a slot that holds one part has a default part\.$/,
  )
  expect((await office.slot(MOTOR)).choice).toBe('single')
})

test('a slot of several parts can’t hold one as long as bikes come with none of them', async () => {
  const refused = await edit(LIGHT, { choice: 'single', accept_broken: true })
  expect(refused.json()).toMatchObject({
    status: 409,
    error: 'breaks_bikes',
    message: 'Nireeka Prime needs one part that it comes with in the slot “Light and security”.',
  })
})

test('a new slot is written once, and shown with its first published part', async () => {
  const made = (await office.send('slots', MIRRORS, { key: 'a-new-slot' })).json().data
  const again = (await office.send('slots', MIRRORS, { key: 'a-new-slot' })).json().data
  expect(made).toMatchObject({ ...MIRRORS, id: 101, part_count: 0 })
  expect(again).toEqual(made)
  const shown = async () => JSON.stringify((await office.app.call('/api/configurator/1')).json().data)
  expect(await shown()).not.toContain('Mirrors')
  const { version: _version, ...part } = partBody(await office.part(2004))
  const { id } = (await office.send('parts', { ...part, slot_id: made.id })).json().data
  const { version } = await office.part(id)
  await office.send(`parts/${id}/prices`, { price: 20, version })
  expect((await office.publish('parts', id, true)).statusCode).toBe(200)
  expect(await shown()).toContain('Mirrors')
})

test('only a slot without parts is deleted', async () => {
  const { version } = await office.slot(FORK)
  const used = await office.send(`slots/${FORK}/delete`, { version })
  expect(used.json()).toMatchObject({
    status: 409,
    error: 'slot_in_use',
    message: 'There are 6 parts in this slot. Move them to another slot first.',
  })
  const slot = await created({ title: 'Flags' })
  expect((await office.send(`slots/${slot.id}/delete`, { version: slot.version })).statusCode).toBe(200)
  expect((await office.get(`slots/${slot.id}`)).statusCode).toBe(404)
  expect((await office.auditOf('slot', slot.id)).map(({ action }) => action)).toEqual([
    'slot.create',
    'slot.delete',
  ])
})

test('of two who change the same slot the second one is told', async () => {
  const { id, version } = await created({ title: 'Bells' })
  expect((await edit(id, { choice: 'single' })).statusCode).toBe(200)
  expect((await edit(id, { title: 'Horns', version })).json().error).toBe('stale_version')
  expect((await office.send(`slots/${id}/delete`, { version })).json().error).toBe('stale_version')
  expect(await office.slot(id)).toMatchObject({ title: 'Bells', choice: 'single' })
})

test.each([
  ['no title', { title: ' ' }, 'title'],
  ['an unknown step', { step: 'colour' }, 'step'],
  ['a position below 0', { position: -1 }, 'position'],
])('%s is refused', async (_what, change, field) => {
  const answer = await edit(FORK, change)
  expect([answer.statusCode, Object.keys(answer.json().data)]).toEqual([422, [field]])
})

test.each([
  [null, 401],
  [0, 403],
  [1, 403],
])('with is_admin %s nobody reads or writes slots: %i', async (flag, status) => {
  const as = flag === null ? '' : (await office.app.member(flag)).token
  const answers = [
    await office.get('slots', as),
    await office.get('slots/1', as),
    await office.send('slots', MIRRORS, { as }),
    await office.send('slots/1', { ...MIRRORS, version: 1 }, { as }),
    await office.send('slots/1/delete', { version: 1 }, { as }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 5 }, () => status))
})
