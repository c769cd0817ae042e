import type { BuildRule } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

type Rule = z.infer<typeof BuildRule>

/** A rule as stored for all bikes, with sizes by name instead of by id. */
export interface RuleRow extends Omit<Rule, 'size_ids'> {
  sizes: string[]
}

export const RULE_COLUMNS = [
  'id',
  'kind',
  'when_parts',
  'then_parts',
  'sizes',
  'speed_limit_kmh',
  'repair_parts',
  'text',
] as const satisfies ReadonlyArray<keyof RuleRow>

interface Bike {
  partIds: ReadonlySet<number>
  sizes: Array<{ id: number; name: string }>
}

/** Returns the rules that can be broken on this bike, reduced to the parts and sizes that it is offered with. */
export const rulesFor = (rules: RuleRow[], { partIds, sizes }: Bike): Rule[] =>
  rules
    .map(({ sizes: names, ...rule }) => ({
      ...rule,
      when_parts: rule.when_parts.filter((id) => partIds.has(id)),
      then_parts: rule.then_parts.filter((id) => partIds.has(id)),
      repair_parts: rule.repair_parts.filter((id) => partIds.has(id)),
      size_ids: sizes.filter(({ name }) => names.includes(name)).map(({ id }) => id),
    }))
    .filter((rule) => rule.when_parts.length > 0 && canBreak(rule))

function canBreak({ kind, then_parts, size_ids }: Rule) {
  if (kind === 'excludes') return then_parts.length > 0
  return kind !== 'excludes_size' || size_ids.length > 0
}
