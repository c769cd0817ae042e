import type { StoredBuild } from '../../bikes/index.ts'
import type { Db } from '../../platform/index.ts'

/** A part that was chosen, with the title of its group in the builder. */
export interface LineChoice {
  group: string
  part: string
}

/**
 * Returns order lines with the parts that were chosen for their builds, in the order of the builder's groups. A part that
 * has another title by now keeps the one that the line was ordered with.
 */
export async function withChoices<L extends { build: StoredBuild | null; description: string }>(
  db: Db,
  lines: readonly L[],
): Promise<Array<L & { choices: LineChoice[] }>> {
  const parts = await readParts(
    db,
    lines.flatMap(({ build }) => build?.part_ids ?? []),
  )
  return lines.map((line) => {
    const chosen = new Set(line.build?.part_ids)
    return {
      ...line,
      choices: asOrdered(
        parts.filter(({ id }) => chosen.has(id)),
        line.description,
      ),
    }
  })
}

/** Gives parts the titles of a line's description, "Carbon rims, Kickstand", which has them in the same order. */
function asOrdered(parts: ReadonlyArray<LineChoice>, description: string): LineChoice[] {
  const ordered = description.split(', ')
  const known = new Set(parts.map(({ part }) => part))
  const renamed = ordered.filter((title) => !known.has(title))
  return parts.map(({ group, part }) => ({
    group,
    part: ordered.includes(part) ? part : (renamed.shift() ?? part),
  }))
}

async function readParts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('parts as part')
    .innerJoin('slots as slot', 'slot.id', 'part.slot_id')
    .select(['part.id', 'part.title as part', 'slot.title as group'])
    .where('part.id', 'in', ids)
    .orderBy('part.slot_id')
    .orderBy('part.id')
    .execute()
}
