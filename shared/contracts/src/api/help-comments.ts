import * as z from '@nireeka/contracts/zod'

import { answerOf, Page, PathId, pageOf, text } from './common.ts'

export const COMMENT_STATES = ['open', 'done'] as const
export type CommentState = (typeof COMMENT_STATES)[number]

/** Query of GET /api/backoffice/help/comments/export, for admins: a CSV file of the comments of votes. */
export const HelpCommentsExportQuery = z.strictObject({
  /** Words of the comment or of the topic's title. */
  search: text(100).optional(),
  state: z.enum(COMMENT_STATES).optional(),
  topic: PathId.optional(),
})

/** Query of GET /api/backoffice/help/comments, the latest comments first. */
export const HelpCommentsQuery = HelpCommentsExportQuery.extend({ page: Page })

/** What a reader said about a topic. Nobody is named. */
const HelpComment = z.strictObject({
  /** The vote's id. */
  id: z.int(),
  topic: z.strictObject({ id: z.int(), title: z.string() }),
  /** The topic's version that was voted on; null where that isn't known. */
  version: z.int().nullable(),
  is_helpful: z.boolean(),
  comment: z.string(),
  voted_at: z.string(),
  done_at: z.string().nullable(),
})
export const HelpCommentsAnswer = answerOf(pageOf(HelpComment))
export type HelpCommentData = z.infer<typeof HelpComment>

/** A moment as answers have it. */
const Instant = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

/** Body of POST /api/backoffice/help/comments/{id}/state: whether the comment that was read is dealt with. */
export const HelpCommentState = z.strictObject({ is_done: z.boolean(), voted_at: Instant })
