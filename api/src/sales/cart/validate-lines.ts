import type { ValidatedBuild, StoredBuild } from '../../bikes/index.ts'
import type { Db } from '../../platform/index.ts'
import { type BuildFacts, readBuildFacts } from './build-facts.ts'
import type { CartLine, LineRow } from './cart-line.ts'
import { validateLine, priceNotice } from './line-problem.ts'
import { validateBuildsFor } from './member-builds.ts'

export interface Whose {
  /** The member's id; null for a guest, who has no orders. */
  userId: number | null
  at: Date
  /** The speed in km/h to which the country of delivery lets a bike assist; missing while it isn't known. */
  speedLimit?: number
}

type Built = LineRow & { build: StoredBuild }

/**
 * Returns each line's price today and what has changed. A line with a build is validated by its build, not by its
 * product.
 */
export async function validateLines(db: Db, rows: readonly LineRow[], whose: Whose): Promise<CartLine[]> {
  const built = rows.filter(isBuilt)
  const validated = await validateBuildsFor(db, built, whose)
  const factsOf = await readBuildFacts(
    db,
    built.map(({ build }) => build),
  )
  const validations = new Map<LineRow, ValidatedBuild | undefined>(
    built.map((row, at) => [row, validated[at]]),
  )
  return rows.map((row) => {
    const validation = validations.get(row)
    return validation && isBuilt(row) ? toBuilt(row, validation, factsOf(row.build)) : toPlain(row)
  })
}

const isBuilt = (row: LineRow): row is Built => row.build !== null && !row.is_hidden

const toPlain = (row: LineRow): CartLine => ({
  ...row,
  order_bike_id: null,
  lead_days: 0,
  warning: null,
  ...validateLine(row),
})

function toBuilt(row: Built, validation: ValidatedBuild, facts: BuildFacts): CartLine {
  const { order_bike_id } = row.build
  const line = { ...row, ...validation, order_bike_id, lead_days: facts.lead_days }
  const notice = validation.problem ? {} : priceNotice(line)
  // A new bike keeps its own shipping rules: its battery is built in and it has its own box. Upgrades get their build's
  // facts.
  return order_bike_id === null ? { ...line, ...notice } : { ...line, ...notice, ...toParcel(row, facts) }
}

const toParcel = ({ weight_g, no_air }: Built, { has_battery, is_service }: BuildFacts) => ({
  weight_g: is_service ? 0 : weight_g,
  no_air: no_air || has_battery,
})
