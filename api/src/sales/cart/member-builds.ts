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

/**
 * Returns what builds cost this member today and whether they are available. Parts in the member's unpaid orders count
 * as available.
 */
export async function validateBuildsFor(
  trx: Db,
  inputs: ReadonlyArray<{ build: StoredBuild; count: number }>,
  { userId, at, speedLimit }: Whose,
): Promise<ValidatedBuild[]> {
  if (inputs.length === 0) return []
  const reserved = await reservedParts(trx, { userId, at })
  return validateBuilds(trx, inputs, { userId, reserved, speedLimit })
}

/** Returns the member's requested build in its stored form; throws a 422 at the field that can't be built or sold. */
export const acceptBuildFor = async (
  trx: Db,
  input: BikeInput | UpgradeInput,
  whose: Whose,
): Promise<StoredBuild> => acceptBuild(trx, input, await reservedParts(trx, whose))
