import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import { addOwnedBike, primeWith } from '../../testing/bikes.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { validateBuildsFor } from '../../sales/cart/member-builds.ts'
import type { StoredBuild } from './stored-build.ts'

const AT = new Date()

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedConfigurator(app.db)
})
afterAll(() => app.close())

async function validate(build: StoredBuild, whose: { userId: number | null; at: Date }) {
  const [validated] = await validateBuildsFor(app.db, [{ build, count: 1 }], whose)
  if (!validated) throw new Error('Nothing was validated')
  return validated
}

/** Validates upgrades for a member's Prime that was built with the parts `owned`. */
const upgrades = async (part_ids: number[], owned: number[] = []) => {
  const { id } = await app.member()
  const order_bike_id = await addOwnedBike(app, id, owned)
  return { build: primeWith({ part_ids, order_bike_id }), whose: { userId: id, at: AT } }
}

test('upgrades cost what their parts cost, once', async () => {
  const { build, whose } = await upgrades([303, 1102])
  expect(await validate(build, whose)).toEqual({
    title: 'Upgrades for your Nireeka Prime',
    description: '6 A quick charger, 4.3 in touch display with navigation',
    image: '/pictures/bikes/nireeka-prime-graphite-front34.webp',
    unit_cents: 37_800,
    colour: null,
    upgrade_cents: 37_800,
    available: 1,
    is_shared: false,
    problem: null,
    notice: null,
    warning: null,
  })
})

test.each([
  ['a dearer part', [402], [403], 10_000],
  ['C11: a cheaper part is never money back', [403], [402], 0],
  ['a replaced part is taken off its own place only', [803, 1002], [403], 21_900 + 14_900],
  ['what is there already beside others costs nothing less', [2002], [2001], 8900],
])('%s', async (_what, bought, owned, cents) => {
  const { build, whose } = await upgrades(bought, owned)
  expect(await validate(build, whose)).toMatchObject({ unit_cents: cents, problem: null })
})

test.each([
  ['what is on the bike by now', [303], [303], 'On your bike already: 6 A quick charger.'],
  ['what isn’t sold alone any more', [302], [], 'No longer sold alone: 2 A travel charger.'],
  ['what doesn’t fit any more', [105], [], /needs the 4-piston brakes/],
])('%s is told', async (_what, bought, owned, notice) => {
  const { build, whose } = await upgrades(bought, owned)
  const validated = await validate(build, whose)
  expect(validated).toMatchObject({ problem: 'gone', available: 0 })
  expect(validated.notice).toMatch(notice)
  expect(validated.notice).toMatch(/Please edit your upgrades\.$/)
})

test('for somebody else’s bike there are none, and nothing is told of it', async () => {
  const { build } = await upgrades([303], [403])
  const { id } = await app.member()
  for (const userId of [id, null])
    expect(await validate(build, { userId, at: AT })).toMatchObject({
      problem: 'gone',
      unit_cents: 0,
      description: '',
      notice: 'This bike is no longer yours.',
    })
})
