import type { Db } from '../../../platform/index.ts'
import type { RuleRow } from '../../configurator/rules-for.ts'

type Named = Pick<RuleRow, 'when_parts' | 'then_parts'>
type Names = ReadonlyMap<number, string>

/** Reads the titles of the parts that rules name, by their ids. */
export async function readRuleNames(db: Db, rules: readonly Named[]): Promise<Names> {
  const ids = rules.flatMap(({ when_parts, then_parts }) => [...when_parts, ...then_parts])
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('parts').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

type Said = Named & Pick<RuleRow, 'kind' | 'sizes' | 'speed_limit_kmh'>

/** Returns what a rule says: 'Carbon bar and stem excludes Front basket.' */
export function sentenceOf(
  { kind, when_parts, then_parts, sizes, speed_limit_kmh }: Said,
  names: Names,
): string {
  const listOf = (ids: readonly number[]) => ids.map((id) => names.get(id) ?? `Part ${id}`).join(' or ')
  const when = listOf(when_parts)
  switch (kind) {
    case 'requires':
      return `${when} requires ${listOf(then_parts)}.`
    case 'excludes':
      return `${when} excludes ${listOf(then_parts)}.`
    case 'excludes_size':
      return `${when} isn’t built in size ${sizes.join(' or ')}.`
    case 'excludes_country':
      return `${when} has a warning in countries that allow ${speed_limit_kmh ?? 0} km/h at most.`
  }
}
