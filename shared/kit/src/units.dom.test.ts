import { beforeEach, expect, test, vi } from 'vitest'

import { storage } from './storage.ts'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

const open = async () => (await import('./units.ts')).guestUnit
const GERMANY = 80
const UNITED_STATES = 222

test('a guest who chose nothing has metric units', async () => {
  expect((await open()).read()).toBe(0)
})

test('units follow the country that a guest chooses, and everybody who watches is told', async () => {
  const unit = await open()
  const changed = vi.fn()
  const stop = unit.watch(changed)
  unit.follow(UNITED_STATES)
  expect([unit.read(), changed.mock.calls.length]).toEqual([1, 1])
  unit.follow(GERMANY)
  expect(unit.read()).toBe(0)
  stop()
  unit.follow(UNITED_STATES)
  expect(changed).toHaveBeenCalledTimes(2)
})

test('the country that was stored with consent counts on the next visit', async () => {
  storage.write('consent', { statistics: false, comfort: true, at: Date.now(), signal: false })
  storage.write('homeCountry', UNITED_STATES)
  expect((await open()).read()).toBe(1)
})

test('a chosen unit is kept for the next visit, and no country changes it', async () => {
  const unit = await open()
  unit.choose(0)
  unit.follow(UNITED_STATES)
  expect(unit.read()).toBe(0)
  vi.resetModules()
  const next = await open()
  next.follow(UNITED_STATES)
  expect([next.read(), storage.read('unit')]).toEqual([0, 0])
})

test('where nothing can be stored, the choice lasts for the visit', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const unit = await open()
  unit.choose(1)
  expect(unit.read()).toBe(1)
})

test.each([['7'], ['"imperial"'], ['{']])('an entry that is no unit (%s) is ignored', async (text) => {
  localStorage.setItem('unit', text)
  expect((await open()).read()).toBe(0)
})
