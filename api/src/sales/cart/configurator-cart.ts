import type { ConfiguratorCart as ConfiguratorCartSchema } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import type { StoredBuild } from '../../bikes/index.ts'
import { conflict, notFound, type Db } from '../../platform/index.ts'
import { addBuild } from './add-build.ts'
import { changeOnce } from './add-to-cart.ts'
import { changeBuild, type EditedLine } from './change-build.ts'
import { acceptBuildFor } from './member-builds.ts'

type Input = z.output<typeof ConfiguratorCartSchema>

interface Needs {
  db: Db
  now: () => Date
}

interface Whose {
  userId: number
  at: Date
}

export type ConfiguratorCart = ReturnType<typeof createConfiguratorCart>

/** Creates the function by which the configurator fills a member's cart, in each of its modes (spec, section 9). */
export function createConfiguratorCart({ db, now }: Needs) {
  return {
    /**
     * Adds or changes a line; returns a message about what isn't fully available, null when all is. With an idempotency
     * key, it happens only once.
     */
    put: (userId: number, input: Input, key: string | undefined): Promise<string | null> =>
      db
        .transaction()
        .execute((trx) => changeOnce(trx, { userId, key }, () => put(trx, { userId, at: now() }, input))),
  }
}

function put(trx: Db, whose: Whose, input: Input): Promise<string | null> {
  switch (input.mode) {
    case 'CNM':
      return add(trx, whose, { build: acceptBike(trx, whose, input), count: input.count })
    case 'CEOM':
      return add(trx, whose, { build: acceptUpgrades(trx, whose, input), count: 1 })
    case 'CECM':
      return change(trx, whose, {
        id: input.cart_id,
        order_bike_id: null,
        build: () => acceptBike(trx, whose, input),
      })
    case 'CEUM':
      return change(trx, whose, {
        id: input.cart_id,
        order_bike_id: input.order_bike_id,
        build: () => acceptUpgrades(trx, whose, input),
      })
  }
}

type BikeInput = Extract<Input, { mode: 'CNM' | 'CECM' }>
type UpgradeInput = Extract<Input, { mode: 'CEOM' | 'CEUM' }>

const acceptBike = (
  trx: Db,
  whose: Whose,
  { bike_slug, size_id, color_id, ral, part_ids }: BikeInput,
): Promise<StoredBuild> => acceptBuildFor(trx, { bike_slug, size_id, color_id, ral, part_ids }, whose)

const acceptUpgrades = (
  trx: Db,
  whose: Whose,
  { order_bike_id, part_ids }: UpgradeInput,
): Promise<StoredBuild> => acceptBuildFor(trx, { user_id: whose.userId, order_bike_id, part_ids }, whose)

interface Addition {
  build: Promise<StoredBuild>
  count: number
}

async function add(trx: Db, whose: Whose, { build, count }: Addition): Promise<string | null> {
  const added = await addBuild(trx, { ...whose, build: await build, count })
  if (added.count === 0) throw conflict('out_of_stock', added.message ?? '')
  return added.message
}

interface Change {
  id: number
  /** The owned bike that an upgrade line has to be for; null for a bike's line. */
  order_bike_id: number | null
  build: () => Promise<StoredBuild>
}

/**
 * Changes a line's build. The line is looked up first, so that nothing about a build is revealed for another member's
 * line.
 */
async function change(trx: Db, whose: Whose, { id, order_bike_id, build }: Change): Promise<string | null> {
  const line = await findLine(trx, whose.userId, id)
  if (line?.build.order_bike_id !== order_bike_id) throw notFound('This cart line')
  return changeBuild(trx, { ...whose, line, build: await build() })
}

async function findLine(trx: Db, userId: number, id: number): Promise<EditedLine | null> {
  const line = await trx
    .selectFrom('cart_lines')
    .select(['id', 'count', 'build'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return line?.build ? { ...line, build: line.build } : null
}
