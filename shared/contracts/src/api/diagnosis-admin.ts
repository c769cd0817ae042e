import * as z from '@nireeka/contracts/zod'

import { answerOf, filled, Page, pageOf, text } from './common.ts'
import { faultsOfGraph } from './diagnosis-graph.ts'
import { DIAGNOSIS_AREAS, DIAGNOSIS_KINDS, DIAGNOSIS_OUTCOMES } from './diagnosis-kinds.ts'
import { DiagnosisSlug } from './diagnosis.ts'

const Kind = z.enum(DIAGNOSIS_KINDS)
const Area = z.enum(DIAGNOSIS_AREAS)

/** Query of GET /api/backoffice/diagnosis, for admins: a part of the title, or a code. */
export const DiagnosisListQuery = z.strictObject({
  search: text(60).optional(),
  kind: Kind.optional(),
  area: Area.optional(),
  state: z.enum(['published', 'draft']).optional(),
  page: Page,
})

const Row = z.strictObject({
  id: z.int(),
  slug: z.string(),
  kind: Kind,
  code: z.string().nullable(),
  area: Area,
  title: z.string(),
  check_count: z.int(),
  is_published: z.boolean(),
  updated_at: z.string(),
})
export type DiagnosisRowData = z.infer<typeof Row>
export const DiagnosisListAnswer = answerOf(pageOf(Row))
export type DiagnosisListData = z.infer<typeof DiagnosisListAnswer>['data']

/** The name of a check or an outcome within its guide. */
const Key = z.string().regex(/^[a-z0-9-]{1,40}$/, 'This is not a name.')
const Code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^E\d{2}$/, 'A code is an E and two digits, such as E15.')
const PartNumber = z.string().trim().toUpperCase().min(1).max(40)

const Check = z.strictObject({
  key: Key,
  question: filled(160),
  help: text(800),
  answers: z
    .array(z.strictObject({ label: filled(80), to: Key }))
    .min(2, 'A check needs two answers or more.')
    .max(6),
})

const Outcome = z.strictObject({
  key: Key,
  kind: z.enum(DIAGNOSIS_OUTCOMES),
  title: filled(120),
  text: text(800),
  /** The numbers of the parts; each must be a spare part of the shop. */
  parts: z.array(PartNumber).max(6),
})

const fields = {
  slug: DiagnosisSlug.min(1),
  kind: Kind,
  code: Code.nullable(),
  area: Area,
  title: filled(120),
  summary: filled(300),
  /** Other words that riders search by. */
  words: text(300),
  safety: filled(400).nullable(),
  safe_to_ride: filled(120).nullable(),
  do_not_ride: z.boolean(),
  minutes: z.int().min(1).max(240).nullable(),
  checks: z.array(Check).min(1, 'A guide needs a check.').max(15),
  outcomes: z.array(Outcome).min(1, 'A guide needs an outcome.').max(12),
}
const Fields = z.strictObject(fields)
type Guide = z.output<typeof Fields>

// A type and no interface, since zod's issues have further fields by their names.
type Issue = { code: 'custom'; path: Array<string | number>; message: string }

function checkTogether(guide: Guide, { addIssue }: { addIssue: (issue: Issue) => void }) {
  const refuse = (path: Issue['path'], message: string) => addIssue({ code: 'custom', path, message })
  if (guide.kind === 'code' && guide.code === null) refuse(['code'], 'A code is missing.')
  if (guide.kind === 'symptom' && guide.code !== null) refuse(['code'], 'A symptom has no code.')
  guide.outcomes.forEach(({ kind, parts }, at) => {
    if (kind === 'part' && parts.length === 0) refuse(['outcomes', at, 'parts'], 'A part is missing.')
    if (kind !== 'part' && parts.length > 0) refuse(['outcomes', at, 'parts'], 'This outcome has no parts.')
  })
  for (const { path, message } of faultsOfGraph(guide)) refuse(path, message)
}

/** Body of POST /api/backoffice/diagnosis, a new guide, which is a draft at first. */
export const NewDiagnosis = Fields.superRefine(checkTogether)
export type DiagnosisInput = z.output<typeof NewDiagnosis>

const Version = z.int().min(0)

/** Body of PUT /api/backoffice/diagnosis/{id}; 409 `stale_version` for a guide that has changed since it was read. */
export const DiagnosisChange = z.strictObject({ ...fields, version: Version }).superRefine(checkTogether)

/** Body of POST /api/backoffice/diagnosis/{id}/publish; 409 `stale_version`. */
export const DiagnosisPublication = z.strictObject({ is_published: z.boolean(), version: Version })

/** Answer of GET /api/backoffice/diagnosis/{id}, and of the calls that write a guide. */
export const AdminDiagnosisAnswer = answerOf(
  z.strictObject({
    id: z.int(),
    slug: z.string(),
    kind: Kind,
    code: z.string().nullable(),
    area: Area,
    title: z.string(),
    summary: z.string(),
    words: z.string(),
    safety: z.string().nullable(),
    safe_to_ride: z.string().nullable(),
    do_not_ride: z.boolean(),
    minutes: z.int().nullable(),
    checks: z.array(
      z.strictObject({
        key: z.string(),
        question: z.string(),
        help: z.string(),
        answers: z.array(z.strictObject({ label: z.string(), to: z.string() })),
      }),
    ),
    outcomes: z.array(
      z.strictObject({
        key: z.string(),
        kind: z.enum(DIAGNOSIS_OUTCOMES),
        title: z.string(),
        text: z.string(),
        parts: z.array(z.string()),
      }),
    ),
    is_published: z.boolean(),
    version: z.int(),
    updated_at: z.string(),
  }),
)
export type AdminDiagnosisData = z.infer<typeof AdminDiagnosisAnswer>['data']
