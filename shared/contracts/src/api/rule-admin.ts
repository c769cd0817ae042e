import * as z from '@nireeka/contracts/zod'

import { RULE_KINDS } from './bike-admin-choices.ts'
import { answerOf, filled, Id, Page, pageOf, text } from './common.ts'
import { AcceptBroken, BikeAdminVersion, CatalogueVersion } from './part-admin.ts'

/** Query of GET /api/backoffice/rules, for admins. `search`: a piece of the text, in any case, or a rule's name (R3). */
export const RuleListQuery = z.strictObject({
  page: Page,
  search: text(100).optional(),
  kind: z.enum(RULE_KINDS).optional(),
})

const RuleRow = z.strictObject({
  /** The number in the rule's name: 7 of R7. */
  id: z.int(),
  name: z.string(),
  kind: z.enum(RULE_KINDS),
  /** What the rule says: '1000 W mid-drive, 160 Nm requires 4-piston hydraulic, 203 mm.' */
  sentence: z.string(),
  /** What the shopper reads. */
  text: z.string(),
  version: z.int(),
})
export type RuleRowData = z.infer<typeof RuleRow>
export const RuleListAnswer = answerOf(pageOf(RuleRow))
export type RuleListData = z.infer<typeof RuleListAnswer>['data']

const Parts = z.array(Id).max(50)
const ruleFields = {
  kind: z.enum(RULE_KINDS),
  when_parts: Parts.min(1, 'Choose at least one part.'),
  then_parts: Parts,
  sizes: z.array(filled(20)).max(20),
  /** The speed limit in km/h of the countries in which the rule is in force. */
  speed_limit_kmh: z.int().min(1).max(100).nullable(),
  repair_parts: Parts,
  text: filled(300),
}

interface Fields {
  kind: (typeof RULE_KINDS)[number]
  when_parts: number[]
  then_parts: number[]
  sizes: string[]
  speed_limit_kmh: number | null
}

type Fault = [field: keyof Fields, message: string]

/** Returns what is wrong with a rule's fields for its kind. */
const faultsOf = (rule: Fields): Fault[] => [
  ...faultsOfParts(rule),
  ...faultsOfSizes(rule),
  ...((rule.kind === 'excludes_country') === (rule.speed_limit_kmh === null) ? [LIMIT] : []),
]

const LIMIT: Fault = [
  'speed_limit_kmh',
  'A rule about countries has their speed limit, and no other has one.',
]

function faultsOfParts({ kind, when_parts, then_parts }: Fields): Fault[] {
  const isAboutParts = kind === 'requires' || kind === 'excludes'
  if (isAboutParts && then_parts.length === 0) return [['then_parts', 'Choose at least one part.']]
  if (!isAboutParts && then_parts.length > 0)
    return [['then_parts', 'This kind of rule names no other parts.']]
  return then_parts.some((id) => when_parts.includes(id))
    ? [['then_parts', 'A part can’t be on both sides.']]
    : []
}

function faultsOfSizes({ kind, sizes }: Fields): Fault[] {
  if ((kind === 'excludes_size') === sizes.length > 0) return []
  return [
    ['sizes', kind === 'excludes_size' ? 'Choose at least one size.' : 'This kind of rule names no sizes.'],
  ]
}

interface Context {
  addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void
}

function checkKind(rule: Fields, context: Context) {
  for (const [field, message] of faultsOf(rule)) context.addIssue({ code: 'custom', path: [field], message })
}

/** Body of POST /api/backoffice/rules. */
export const NewRule = z.strictObject({ ...ruleFields, accept_broken: AcceptBroken }).superRefine(checkKind)

/** Body of POST /api/backoffice/rules/{id}. */
export const RuleEdit = z
  .strictObject({ ...ruleFields, version: BikeAdminVersion, accept_broken: AcceptBroken })
  .superRefine(checkKind)

/** Body of POST /api/backoffice/rules/{id}/delete. */
export const RuleRemoval = CatalogueVersion.extend({ accept_broken: AcceptBroken })

/**
 * Body of POST /api/backoffice/rules/check, which says what a rule would change and writes nothing. `id`: the rule that
 * it replaces; null for a new one.
 */
export const RuleCheck = z.strictObject({
  id: Id.nullable(),
  rule: z.strictObject(ruleFields).superRefine(checkKind),
})

/** Answer of GET /api/backoffice/rules/{id}, and of the calls that write a rule. */
export const AdminRuleAnswer = answerOf(
  RuleRow.extend({
    when_parts: z.array(z.int()),
    then_parts: z.array(z.int()),
    sizes: z.array(z.string()),
    speed_limit_kmh: z.int().nullable(),
    repair_parts: z.array(z.int()),
  }),
)
export type AdminRuleData = z.infer<typeof AdminRuleAnswer>['data']
