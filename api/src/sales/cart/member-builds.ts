import {
  acceptBuild,
  validateBuilds,
  type BikeInput,
  type ValidatedBuild,
  type StoredBuild,
  type UpgradeInput,
} from '../../bikes/index.ts'
import type { Db } from '../../platform/index.ts'
import type { Whose } from './validate-lines.ts'
import { reservedParts } from './reserved-parts.ts'

/** What builds cost this shopper today and whether they can be had. Parts in her waiting orders are hers already. */
export async function validateBuildsFor(
  trx: Db,
  inputs: ReadonlyArray<{ build: StoredBuild; count: number }>,
  { userId, at }: Whose,
): Promise<ValidatedBuild[]> {
  if (inputs.length === 0) return []
  return validateBuilds(trx, inputs, { userId, reserved: await reservedParts(trx, { userId, at }) })
}

/** The build that this shopper wants as it is stored, or a refusal that says at its field what can't be built or sold. */
export const acceptBuildFor = async (
  trx: Db,
  input: BikeInput | UpgradeInput,
  whose: Whose,
): Promise<StoredBuild> => acceptBuild(trx, input, await reservedParts(trx, whose))
