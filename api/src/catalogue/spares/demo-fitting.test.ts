import { expect, test } from 'vitest'

import configurator from '../../../seed/configurator.json' with { type: 'json' }
import spareData from '../../../seed/spares.json' with { type: 'json' }

const BRAKES_AND_DRIVETRAIN = [4, 5]

/** Returns the bikes that a part is on in none of the ways in which it fits them. */
const bikesWithUpgradeOnly = (partIds: readonly number[], slugs: readonly string[]) =>
  configurator.bikes
    .filter(({ slug }) => slugs.includes(slug))
    .filter(({ id }) => {
      const parts = configurator.parts.filter((part) => partIds.includes(part.id))
      return !parts.some(({ default_bike_ids }) => (default_bike_ids as number[]).includes(id))
    })

test('brakes and drivetrain that fit a bike only with an upgrade say so', () => {
  const slotOf = new Map(configurator.parts.map(({ id, slot_id }) => [id, slot_id]))
  const isOfSlots = (partIds: readonly number[]) =>
    partIds.some((id) => BRAKES_AND_DRIVETRAIN.includes(slotOf.get(id) ?? 0))
  const limited = spareData.spares.filter(
    ({ part_ids, fits_bikes }) =>
      isOfSlots(part_ids) && bikesWithUpgradeOnly(part_ids, fits_bikes).length > 0,
  )
  expect(limited.length).toBeGreaterThan(20)
  const silent = limited.filter(({ fit_condition }) => fit_condition === null)
  expect(silent.map(({ title }) => title)).toEqual([])
})
