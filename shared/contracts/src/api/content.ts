import * as z from '@nireeka/contracts/zod'

import { answerOf, Moment, Page, pageOf, PathId, text } from './common.ts'
import { AnnouncementContent } from './content-announcement.ts'
import { DealerContent } from './content-dealer.ts'
import { HomeSectionContent } from './content-home-section.ts'
import { CONTENT_KINDS, CONTENT_STATES } from './content-kinds.ts'
import { TextContent } from './content-text.ts'

/** What staff write of a kind of content. Each kind has its schema in a file of its own. */
export const ContentData = z.discriminatedUnion('kind', [
  AnnouncementContent,
  DealerContent,
  HomeSectionContent,
  TextContent,
])
export type AnyContentData = z.output<typeof ContentData>

const Kind = z.enum(CONTENT_KINDS)
const State = z.enum(CONTENT_STATES)
const Version = z.int().min(1)
const Key = z
  .string()
  .max(60)
  .regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'This is not a key.')

export const ContentKindParams = z.strictObject({ kind: Kind })
export const ContentParams = z.strictObject({ kind: Kind, key: Key })
export const ContentVersionParams = z.strictObject({ kind: Kind, key: Key, version: PathId })

/** Query of GET /api/backoffice/content/{kind}, what was saved last first. */
export const ContentListQuery = z.strictObject({
  page: Page,
  /** A part of the title; any case. */
  search: text(100).optional(),
  state: State.optional(),
})

const row = {
  id: z.int(),
  key: z.string(),
  /** As the latest version has it. */
  title: z.string(),
  state: State,
  /** The latest version. */
  version: z.int(),
  /** When the planned publication is; null without one. */
  publish_at: z.string().nullable(),
  written_at: z.string(),
  /** The user name of whoever wrote the latest version; null for what came with the shop. */
  written_by: z.string().nullable(),
}
const ContentRow = z.strictObject(row)
export const ContentListAnswer = answerOf(pageOf(ContentRow))
export type ContentRowData = z.infer<typeof ContentRow>

/** Body of POST /api/backoffice/content/{kind}: new content, as a draft. Its key is made by the server. */
export const NewContent = z.strictObject({ data: ContentData })

/**
 * Body of POST /api/backoffice/content/{kind}/{key}: the next version. 409 `stale_version` when the latest version isn't
 * the one that was read.
 */
export const ContentEdit = z.strictObject({ version: Version, data: ContentData })

/**
 * Body of POST /api/backoffice/content/{kind}/{key}/publication: publishes the latest version, which has to be the one
 * that was read, at once (`at` null) or at a time.
 */
export const ContentPublication = z.strictObject({ version: Version, at: Moment.nullable() })

/** Body of the calls that cancel a planned publication, or withdraw content; `version` is the latest one, as it was read. */
export const ContentVersion = z.strictObject({ version: Version })

const ContentItem = z.strictObject({
  ...row,
  kind: Kind,
  /** Whether content of this kind can be withdrawn. */
  may_withdraw: z.boolean(),
  /** The version that the public gets; null for a draft and for withdrawn content. */
  published_version: z.int().nullable(),
  /** The version whose publication is planned. */
  publish_version: z.int().nullable(),
  data: ContentData,
})
/** Content as its latest version has it. */
export const ContentAnswer = answerOf(ContentItem)
export type ContentItemData = z.infer<typeof ContentItem>

export const ContentVersionsQuery = z.strictObject({ page: Page })

const ContentVersionRow = z.strictObject({
  version: z.int(),
  title: z.string(),
  written_at: z.string(),
  written_by: z.string().nullable(),
  published_at: z.string().nullable(),
  published_by: z.string().nullable(),
  /** Whether the public gets it. */
  is_live: z.boolean(),
})
/** A page of the versions, the latest first. */
export const ContentVersionsAnswer = answerOf(pageOf(ContentVersionRow))
export type ContentVersionRowData = z.infer<typeof ContentVersionRow>

/** The text of a version. */
export const ContentVersionAnswer = answerOf(z.strictObject({ version: z.int(), data: ContentData }))
export type ContentVersionData = z.infer<typeof ContentVersionAnswer>['data']

/** Query of GET …/versions/{version}/preview: the address of a public GET. */
export const ContentPreviewQuery = z.strictObject({ address: text(500).startsWith('/api/') })
/** What the public GET would answer if the version were published: its status, and its body as it is. */
export const ContentPreviewAnswer = answerOf(z.strictObject({ status: z.int(), body: z.unknown() }))
