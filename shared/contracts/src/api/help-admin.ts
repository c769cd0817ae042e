import * as z from '@nireeka/contracts/zod'

import { answerOf, filled, Id, Page, PathId, pageOf, text } from './common.ts'

/** The most characters of a help topic's text. */
export const MAX_TOPIC_BODY = 20_000

/** A draft was never published or is unpublished; a changed topic has a newer version than the one that readers get. */
export const TOPIC_STATES = ['published', 'changed', 'draft'] as const
export type TopicState = (typeof TOPIC_STATES)[number]

const Reference = z.strictObject({ id: z.int(), title: z.string() })

/** Query of GET /api/backoffice/help/topics, the topics that were written last first. */
export const HelpTopicsQuery = z.strictObject({
  page: Page,
  search: text(100).optional(),
  group: PathId.optional(),
  state: z.enum(TOPIC_STATES).optional(),
})

const HelpTopicRow = z.strictObject({
  id: z.int(),
  /** As the latest version has it. */
  title: z.string(),
  group: Reference,
  state: z.enum(TOPIC_STATES),
  version: z.int(),
  written_at: z.string(),
  /** The user name of whoever wrote the latest version; null for what came with the shop. */
  written_by: z.string().nullable(),
  helpful: z.strictObject({ yes: z.int(), no: z.int() }),
  /** The comments of votes that nobody has dealt with. */
  open_comments: z.int(),
})
export const HelpTopicsAnswer = answerOf(pageOf(HelpTopicRow))
export type HelpTopicRowData = z.infer<typeof HelpTopicRow>

const written = {
  title: filled(120),
  group_id: Id,
  /** Markdown. */
  body: filled(MAX_TOPIC_BODY),
  /** The ids of the bikes that it is about; none for all of them. */
  bikes: z.array(Id).max(50),
  /** Words that it is found by beside those of its text. */
  keywords: z.array(filled(40)).max(30),
  /** The ids of the topics that it leads to first. */
  related: z.array(Id).max(8),
}

/** The body that creates a topic, as a draft. */
export const NewHelpTopic = z.strictObject(written)

/** The body that saves a new version of the topic whose latest version was read. */
export const HelpTopicEdit = z.strictObject({ ...written, version: z.int().min(1) })

/** The body that publishes the latest version of a topic, which has to be the one that was read, or takes it down. */
export const HelpTopicPublication = z.strictObject({ is_published: z.boolean(), version: z.int().min(1) })

/** The body that makes a new version of an older one. */
export const HelpTopicRestore = z.strictObject({ version: z.int().min(1) })

const stored = {
  title: z.string(),
  group_id: z.int(),
  body: z.string(),
  bikes: z.array(z.int()),
  keywords: z.array(z.string()),
  related: z.array(z.int()),
}

/** A topic as its latest version has it. */
const AdminHelpTopic = z.strictObject({
  id: z.int(),
  ...stored,
  version: z.int(),
  state: z.enum(TOPIC_STATES),
  /** The version that readers get; null for a draft. */
  published_version: z.int().nullable(),
})
export const AdminHelpTopicAnswer = answerOf(AdminHelpTopic)
export type AdminHelpTopicData = z.infer<typeof AdminHelpTopic>

/** What a topic can be about: all groups, bikes and topics, drafts as well. */
export const HelpChoicesAnswer = answerOf(
  z.strictObject({
    groups: z.array(Reference),
    bikes: z.array(Reference),
    topics: z.array(Reference),
  }),
)

export const HelpVersionsQuery = z.strictObject({ page: Page })

const HelpVersionRow = z.strictObject({
  number: z.int(),
  title: z.string(),
  /** The version whose text it brings back; null for one that was written. */
  restored_from: z.int().nullable(),
  written_by: z.string().nullable(),
  written_at: z.string(),
  published_by: z.string().nullable(),
  published_at: z.string().nullable(),
  /** Whether readers get it. */
  is_live: z.boolean(),
})
/** A page of a topic's versions, the latest first. */
export const HelpVersionsAnswer = answerOf(pageOf(HelpVersionRow))
export type HelpVersionRowData = z.infer<typeof HelpVersionRow>

export const HelpVersionParams = z.strictObject({ id: PathId, number: PathId })

const HelpVersion = z.strictObject({ number: z.int(), ...stored })
export const HelpVersionAnswer = answerOf(HelpVersion)
export type HelpVersionData = z.infer<typeof HelpVersion>
