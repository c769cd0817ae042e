import type { RuleKind } from '@nireeka/contracts/api'

/** What the kinds of rules are called. */
export const KIND_LABELS: Readonly<Record<RuleKind, string>> = {
  requires: 'Requires a part',
  excludes: 'Excludes parts',
  excludes_size: 'Excludes sizes',
  excludes_country: 'Warns in countries',
}
