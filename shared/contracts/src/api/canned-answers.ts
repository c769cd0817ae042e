import * as z from '@nireeka/contracts/zod'

import { CANNED_FIELDS, unknownFieldsOf } from './canned-fields.ts'
import { answerOf, filled, Page, pageOf, PathId, text } from './common.ts'

/** The most canned answers that the shop keeps: all are offered beside a ticket. */
export const MOST_CANNED_ANSWERS = 200

const FIELDS = CANNED_FIELDS.map((field) => `{${field}}`).join(', ')

const input = {
  title: filled(80),
  body: filled(4000).refine(
    (body) => unknownFieldsOf(body).length === 0,
    `Braces are for fields. These are known: ${FIELDS}.`,
  ),
}
const Version = z.int().min(1)

/** Body of POST /api/backoffice/canned-answers. */
export const CannedAnswerInput = z.strictObject(input)
/** Body of POST /api/backoffice/canned-answers/{id}; the form of a new one has the version 0. */
export const CannedAnswerChange = z.strictObject({ ...input, version: z.int().min(0) })
/** Body of POST /api/backoffice/canned-answers/{id}/delete. */
export const CannedAnswerRemoval = z.strictObject({ version: Version })

/** Query of GET /api/backoffice/canned-answers, by title: a part of title or text. */
export const CannedAnswersQuery = z.strictObject({ page: Page, search: text(100).optional() })

const Canned = z.strictObject({
  id: z.int(),
  title: z.string(),
  body: z.string(),
  version: z.int(),
  updated_at: z.string(),
})
export const CannedAnswersAnswer = answerOf(pageOf(Canned))
export const CannedAnswerAnswer = answerOf(Canned)
export type CannedAnswerData = z.infer<typeof Canned>

/** Path parameters of GET /api/backoffice/tickets/{id}/canned-answers/{answer}. */
export const FilledAnswerParams = z.strictObject({ id: PathId, answer: PathId })

/** A canned answer, filled in for a ticket; `missing` are the fields that the ticket has nothing for. */
export const FilledAnswer = answerOf(
  z.strictObject({ text: z.string(), missing: z.array(z.enum(CANNED_FIELDS)) }),
)
