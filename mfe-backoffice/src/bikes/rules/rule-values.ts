import type { RuleKind } from '@nireeka/contracts/api'

import type { Rule, RuleFields } from './rules.api.ts'

const NEW_RULE: RuleFields = {
  kind: 'requires',
  whenParts: [],
  thenParts: [],
  sizes: [],
  speedLimitKmh: null,
  repairParts: [],
  text: '',
}
/** The speed limit of most countries that have one, in km/h. */
const USUAL_LIMIT = 25

/** Returns the form's values for a rule, or for a new one. */
export function ruleValues(rule: Rule | null) {
  const { kind, whenParts, thenParts, sizes, speedLimitKmh, repairParts, text } = rule ?? NEW_RULE
  const fields = { kind, whenParts, thenParts, sizes, speedLimitKmh, repairParts, text }
  return { ...fields, version: rule?.version ?? 1, acceptBroken: false }
}

/** Returns the fields that change with the kind: those that it doesn't have are emptied. */
export const fieldsOfKind = (
  kind: RuleKind,
  { thenParts, sizes }: Pick<RuleFields, 'thenParts' | 'sizes'>,
) => ({
  thenParts: isAboutParts(kind) ? thenParts : [],
  sizes: kind === 'excludes_size' ? sizes : [],
  speedLimitKmh: kind === 'excludes_country' ? USUAL_LIMIT : null,
})

export const isAboutParts = (kind: RuleKind) => kind === 'requires' || kind === 'excludes'
