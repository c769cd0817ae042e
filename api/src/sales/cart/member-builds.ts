import {
  acceptBuild,
  judgeBuilds,
  type BikeWish,
  type JudgedBuild,
  type StoredBuild,
  type UpgradeWish,
} from '../../bikes/index.ts'
import type { Db } from '../../platform/index.ts'
import type { Whose } from './judge-lines.ts'
import { reservedParts } from './reserved-parts.ts'

/** What builds cost this shopper today and whether they can be had. Parts in her waiting orders are hers already. */
export async function judgeBuildsFor(
  trx: Db,
  wishes: ReadonlyArray<{ build: StoredBuild; count: number }>,
  { userId, at }: Whose,
): Promise<JudgedBuild[]> {
  if (wishes.length === 0) return []
  return judgeBuilds(trx, wishes, { userId, reserved: await reservedParts(trx, { userId, at }) })
}

/** The build that this shopper wants as it is stored, or a refusal that says at its field what can't be built or sold. */
export const acceptBuildFor = async (
  trx: Db,
  wish: BikeWish | UpgradeWish,
  whose: Whose,
): Promise<StoredBuild> => acceptBuild(trx, wish, await reservedParts(trx, whose))
