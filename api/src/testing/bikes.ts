import data from '../../seed/configurator.json' with { type: 'json' }
import { buildKey, type StoredBuild } from '../bikes/bike-build/stored-build.ts'
import { addOrder } from './shopping.ts'
import type { TestApp } from './test-app.ts'

export const SAMPLE_BUILDS = data.sample_builds

/** A Prime in M and Graphite as it comes. */
export const primeWith = (change: Partial<StoredBuild> = {}): StoredBuild => ({
  bike_id: 1,
  size_id: 12,
  colour_id: 1,
  ral: [],
  part_ids: [],
  order_bike_id: null,
  ...change,
})

/** A bike that somebody has ordered: a Prime in M and Graphite, built with these parts. */
export async function addOwnedBike({ db }: TestApp, user_id: number, part_ids: number[] = [], size_id = 12) {
  const { id } = await db
    .insertInto('order_bikes')
    .values({
      user_id,
      bike_id: 1,
      size_id,
      colour_id: 1,
      country_id: 222,
      serial_number: null,
      ordered_on: '2026-01-05',
      delivered_on: null,
      registered_on: null,
      speed_limit: 25,
      part_ids,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An order of these builds, as it is written when it is placed. */
export async function addBuildOrder(
  app: TestApp,
  userId: number,
  builds: readonly StoredBuild[],
  change: Parameters<typeof addOrder>[2] = {},
): Promise<number> {
  const orderId = await addOrder(app, userId, change)
  const lines = builds.map((build) => ({
    order_id: orderId,
    product_id: (build.order_bike_id === null ? 9000 : 9100) + build.bike_id,
    title: 'A build',
    description: '',
    image: null,
    unit_cents: 100,
    count: 1,
    build: JSON.stringify(build),
    build_key: buildKey(build),
  }))
  await app.db.insertInto('order_lines').values(lines).execute()
  return orderId
}
