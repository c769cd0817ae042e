import { beforeEach, describe, expect, test } from 'vitest'

import { useTestDatabase } from '../../testing/test-database.ts'
import { createAttempts, type Attempts } from './attempts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const WHO = 'rita@example.com'

let time = 0
let attempts: Attempts
beforeEach(async () => {
  time = Date.parse('2021-06-01T12:00:00Z')
  attempts = createAttempts({ db: (await useTestDatabase()).db, now: () => new Date(time) })
})

/** Returns how many minutes the next attempt would have to wait; 0 when it is allowed. */
async function waits(who = WHO): Promise<number> {
  const taken = await attempts.ask('sign in from network, account', who)
  return 'waitMs' in taken ? taken.waitMs / MINUTE : 0
}
const fail = async (times: number) => {
  const all: number[] = []
  for (let count = 0; count < times; count++) all.push(await waits())
  return all
}

describe('failures to sign in to an account', () => {
  test('after ten within 15 minutes it rests, for 1, 5, 15 and then 60 minutes', async () => {
    expect(await fail(10)).toEqual(Array(10).fill(0))
    for (const pause of [1, 5, 15, 60, 60]) {
      expect(await waits()).toBe(pause)
      time += pause * MINUTE - 1
      expect(await waits()).toBeGreaterThan(0)
      time += 1
      expect(await waits()).toBe(0)
    }
  })

  test('nine are no reason, however often, when 15 minutes lie between', async () => {
    for (let round = 0; round < 3; round++) {
      expect(await fail(9)).toEqual(Array(9).fill(0))
      time += 15 * MINUTE
    }
  })

  test('any 15 minutes count, not those of a clock', async () => {
    await fail(5)
    time += 14 * MINUTE
    await fail(5)
    expect(await waits()).toBe(1)
  })

  test('of 40 at the same moment exactly ten are taken', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, () => waits()))
    expect(all.filter((minutes) => minutes === 0)).toHaveLength(10)
    expect(all.filter((minutes) => minutes === 1)).toHaveLength(30)
  })

  test('after a rest exactly one of many at the same moment is taken', async () => {
    await fail(10)
    time += MINUTE
    const all = await Promise.all(Array.from({ length: 10 }, () => waits()))
    expect(all.filter((minutes) => minutes === 0)).toHaveLength(1)
  })

  test('another account does not wait, the same in capitals does', async () => {
    await fail(10)
    expect(await waits('ben@example.com')).toBe(0)
    expect(await waits('RITA@example.com')).toBe(1)
  })

  test('a day without a failure, and the next rest is a short one', async () => {
    await fail(10)
    time += MINUTE
    await waits()
    time += 5 * MINUTE + 24 * HOUR + 1
    expect(await fail(10)).toEqual(Array(10).fill(0))
    expect(await waits()).toBe(1)
  })

  test('what is cleared begins anew', async () => {
    await fail(10)
    await attempts.clear('sign in from network, account', WHO)
    expect(await fail(10)).toEqual(Array(10).fill(0))
  })

  test('one that is given back does not count, nor does the rest it would have brought', async () => {
    await fail(9)
    const last = await attempts.take('sign in from network, account', WHO)
    expect(last.isFirstLockout).toBe(true)
    await attempts.giveBack('sign in from network, account', WHO, last)
    expect(await fail(1)).toEqual([0])
    expect(await waits()).toBe(1)
  })
})

test.each([
  ['sign in, network', 100, 15],
  ['reset, account', 3, 60],
  ['reset, network', 20, 60],
] as const)('%s: %i within %i minutes, at the same moment too', async (what, most, minutes) => {
  const ask = () => attempts.ask(what, WHO)
  const all = await Promise.all(Array.from({ length: most + 15 }, ask))
  expect(all.filter((one) => 'at' in one)).toHaveLength(most)
  expect(await ask()).toEqual({ waitMs: minutes * MINUTE })
  time += minutes * MINUTE
  expect(await ask()).toHaveProperty('at')
})

test('a refusal says in words how long to wait', async () => {
  for (let count = 0; count < 3; count++) await attempts.take('reset, account', WHO)
  await expect(attempts.take('reset, account', WHO)).rejects.toThrow(
    'Too many attempts. Please wait 1 hour and try again.',
  )
  time += 35 * MINUTE + 1
  await expect(attempts.take('reset, account', WHO)).rejects.toMatchObject({
    message: 'Too many attempts. Please wait 25 minutes and try again.',
    statusCode: 429,
    seconds: 25 * 60,
  })
})
