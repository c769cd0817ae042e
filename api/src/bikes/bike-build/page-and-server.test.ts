import { toCents } from '@nireeka/contracts'
import type { BikeData, ColourData } from '@nireeka/contracts/api'
import {
  allParts,
  type Build,
  choosePart,
  EMPTY_BUILD,
  isBlocked,
  isForSale,
  type OfferedBike,
  performanceOf,
  priceOf,
  problemsOf,
} from '@nireeka/contracts/bike-build'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import { addOwnedBike, SAMPLE_BUILDS } from '../../testing/bikes.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { acceptBuild, type BikeInput, type UpgradeInput } from './accept-build.ts'
import { validateBuildsFor } from '../../sales/cart/member-builds.ts'

const SEED = 20_261_122
const BUILDS = 1000
const UPGRADES = 300

interface Page {
  slug: string
  bike: OfferedBike
  sizes: Array<{ id: number; colours: Array<{ id: number; cents: number; isNamed: boolean; type: string }> }>
}

let app: TestApp
let pages: Page[] = []
beforeAll(async () => {
  app = await openTestApp()
  await seedConfigurator(app.db)
  pages = await Promise.all([1, 2, 3].map(openPage))
}, 60_000)
afterAll(() => app.close())

const get = async <T>(path: string): Promise<T> => (await app.call(`/api/configurator${path}`)).json().data

/**
 * Computes what a page makes of the API's answers, on purpose without the shared code, so that a mistake in that shows
 * up.
 */
async function openPage(id: number): Promise<Page> {
  const { bike, slots, rules } = await get<BikeData>(`/${id}`)
  const sizes = await Promise.all(
    bike.sizes.map(async (size) => ({ id: size.id, colours: await readColours(id, size.id) })),
  )
  return {
    slug: bike.slug,
    sizes: sizes.filter(({ colours }) => colours.length > 0),
    bike: {
      cents: toCents(bike.price),
      performance: bike.performance,
      owned: null,
      slots: slots.map((slot) => ({ ...slot, parts: slot.parts.map(toPart) })),
      rules: rules.map((rule) => ({
        id: rule.id,
        kind: rule.kind,
        whenParts: rule.when_parts,
        thenParts: rule.then_parts,
        sizeIds: rule.size_ids,
        speedLimit: rule.speed_limit_kmh,
        repairParts: rule.repair_parts,
        text: rule.text,
      })),
    },
  }
}

const toPart = (part: BikeData['slots'][number]['parts'][number]) => ({
  id: part.id,
  slotId: part.category_part_id,
  categoryId: part.category_id,
  title: part.title,
  cents: toCents(part.price),
  isDefault: part.is_default,
  isSoldOut: !part.is_available,
  performance: part.performance,
})

async function readColours(bikeId: number, sizeId: number) {
  const path = `/colors/available/${bikeId}/${sizeId}`
  const { available } = await get<{ available: Array<{ colors: ColourData[] }> }>(path)
  return available
    .flatMap(({ colors }) => colors)
    .map(({ id, price, swatch, type }) => ({ id, type, cents: toCents(price), isNamed: swatch === null }))
}

/** Applies random choices to a build in any order, and repairs what doesn't fit. */
function buildBy(bike: OfferedBike, start: Build, presses: readonly number[]): Build {
  const offered = allParts(bike).filter((part) => !part.isSoldOut && isForSale(bike, part))
  const pressed = presses.reduce((build, at) => choosePart(bike, build, offered[at % offered.length]!), start)
  return mend(bike, pressed)
}

function mend(bike: OfferedBike, build: Build): Build {
  const problem = problemsOf(bike, build, null).find(({ isWarning }) => !isWarning)
  const repair = problem?.repairs.at(-1)
  return repair ? mend(bike, repair.build) : build
}

const choice = fc.noBias(fc.nat(9))
const presses = fc.noBias(fc.array(fc.nat(1000), { minLength: 1, maxLength: 25 }))
const sampled = fc.sample(fc.record({ page: fc.nat(2), size: choice, colour: choice, presses }), {
  numRuns: BUILDS,
  seed: SEED,
})

/** Returns what the server would charge for the builds that the pages show. */
async function validate(inputs: ReadonlyArray<BikeInput | UpgradeInput>, userId: number | null) {
  const builds = await Promise.all(inputs.map((input) => acceptBuild(app.db, input)))
  const validated = await validateBuildsFor(
    app.db,
    builds.map((build) => ({ build, count: 1 })),
    { userId, at: new Date() },
  )
  return validated.map(({ unit_cents, upgrade_cents }, at) => ({
    unit_cents,
    upgrade_cents,
    part_ids: builds[at]?.part_ids,
  }))
}

test(`what the page shows for ${BUILDS} random builds is what the server charges`, async () => {
  const shown: unknown[] = []
  const inputs: BikeInput[] = []
  for (const { page, size, colour, presses: pressed } of sampled) {
    const { slug, bike, sizes } = pages[page]!
    const { id: sizeId, colours } = sizes[size % sizes.length]!
    const { id: colourId, cents, isNamed } = colours[colour % colours.length]!
    const ral = isNamed ? ['5024', '9010'].slice(0, colourId === 9 ? 2 : 1) : []
    const build = buildBy(bike, { sizeId, colourId, ral, partIds: [] }, pressed)
    expect(isBlocked(problemsOf(bike, build, null))).toBe(false)
    const { totalCents, upgradeCents } = priceOf(bike, build, cents)
    shown.push({ unit_cents: totalCents, upgrade_cents: upgradeCents, part_ids: build.partIds })
    inputs.push({ bike_slug: slug, size_id: sizeId, color_id: colourId, ral, part_ids: build.partIds })
  }
  expect(await validate(inputs, null)).toEqual(shown)
  const kinds = new Set(inputs.map((input) => JSON.stringify(input)))
  expect(kinds.size).toBeGreaterThan(BUILDS * 0.9)
}, 120_000)

test(`as for ${UPGRADES} random upgrades of a bike that was built at random`, async () => {
  const { id: userId } = await app.member()
  const { bike } = pages[0]!
  const shown: unknown[] = []
  const inputs: UpgradeInput[] = []
  for (const [at, { presses: pressed }] of sampled.slice(0, UPGRADES).entries()) {
    const start = { ...EMPTY_BUILD, sizeId: 12, colourId: 1 }
    const part_ids = [...buildBy(bike, start, pressed).partIds]
    const order_bike_id = await addOwnedBike(app, userId, part_ids)
    const owned = { ...bike, owned: part_ids }
    const build = buildBy(owned, start, sampled.at(-at - 1)!.presses)
    if (build.partIds.length === 0) continue
    const { totalCents, upgradeCents } = priceOf(owned, build)
    shown.push({ unit_cents: totalCents, upgrade_cents: upgradeCents, part_ids: build.partIds })
    inputs.push({ user_id: userId, order_bike_id, part_ids: build.partIds })
  }
  expect(await validate(inputs, userId)).toEqual(shown)
  expect(inputs.length).toBeGreaterThan(UPGRADES * 0.7)
}, 120_000)

test.each(SAMPLE_BUILDS)(
  '$title has the figures of the catalogue, by the page’s own rules',
  async (sample) => {
    const { bike, sizes } = pages[sample.bike_id - 1]!
    const colour = sizes
      .find(({ id }) => id === sample.size_id)
      ?.colours.find(({ id }) => id === sample.colour_id)
    const build = { ...EMPTY_BUILD, sizeId: sample.size_id, partIds: sample.part_ids }
    expect(priceOf(bike, build, colour?.cents).totalCents).toBe(sample.total_cents)
    const { practicality, ...figures } = performanceOf(bike, build)
    expect({ ...figures, practicality: Math.min(100, practicality) }).toEqual(sample.performance)
    const path = `/colors/get-date/${sample.bike_id}/${sample.size_id}/${sample.colour_id}`
    expect(await get(path)).toMatchObject({ lead_days: sample.lead_days })
  },
)
