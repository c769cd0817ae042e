import * as z from '@nireeka/contracts/zod'
import { answerOf, Id, pageOf, text } from './common.ts'

/** The most characters that a vote's comment may have. */
export const MAX_VOTE_COMMENT = 1000

const TopicLink = z.strictObject({ id: z.int(), title: z.string() })

const TopicInGroup = TopicLink.extend({ bikes: z.array(z.string()) })

/**
 * Answer of GET /api/help-center. `bikes` are those that topics are about; a topic's `bikes` are their slugs, none for a
 * topic that is about every bike. `most_helpful`: the topics that most readers found helpful, none without votes.
 */
export const HelpGroupsAnswer = answerOf(
  z.strictObject({
    groups: z.array(z.strictObject({ id: z.int(), title: z.string(), topics: z.array(TopicInGroup) })),
    bikes: z.array(z.strictObject({ slug: z.string(), title: z.string() })),
    most_helpful: z.array(TopicLink.extend({ group: z.string() })),
  }),
)

const HelpCounts = z.strictObject({ yes: z.int(), no: z.int() })

/** A topic of the help center. `body` is Markdown; `helpful` counts the votes. */
export const HelpTopic = z.strictObject({
  id: z.int(),
  title: z.string(),
  group: z.strictObject({ id: z.int(), title: z.string() }),
  body: z.string(),
  helpful: HelpCounts,
  updated_at: z.string(),
})

/** Answer of GET /api/help-center/topics/{id}; `related` are topics that are about the same. */
export const HelpTopicAnswer = answerOf(z.strictObject({ topic: HelpTopic, related: z.array(TopicLink) }))

const HelpHit = TopicLink.extend({ group: z.string(), excerpt: z.string() })

/** Answer of GET /api/help-center/searching?keyword. */
export const HelpSuggestionsAnswer = answerOf(z.strictObject({ items: z.array(HelpHit) }))

/** `answer`: the first sentences of a topic whose title has the whole search, as plain text; null for others. */
const HelpSearchHit = HelpHit.extend({ answer: z.string().nullable() })

/** Answer of GET /api/help-center/search?q&page; `corrected` is the query after spelling correction, or null. */
export const HelpSearchAnswer = answerOf(pageOf(HelpSearchHit).extend({ corrected: z.string().nullable() }))
export type HelpSearchData = z.infer<typeof HelpSearchAnswer>['data']

/**
 * The body of PUT /api/help-center/helpful and helpful-guest: whether the topic helped (`help_full`), and what the voter
 * has to say about it. It replaces the voter's earlier vote with its comment.
 */
export const HelpVote = z.strictObject({
  topic_id: Id,
  help_full: z.boolean(),
  comment: text(MAX_VOTE_COMMENT).trim().nullable().default(null),
})

/** The caller's own vote for a topic; null without one. */
const OwnHelpVote = z.strictObject({ help_full: z.boolean(), comment: z.string().nullable() }).nullable()

/** Answer of both: the vote as it is kept, and all votes for the topic. */
export const HelpVoteAnswer = answerOf(z.strictObject({ vote: OwnHelpVote, helpful: HelpCounts }))

/** Answer of GET /api/help-center/topics/{id}/vote: the caller's own vote, a member's or this browser's. */
export const OwnHelpVoteAnswer = answerOf(z.strictObject({ vote: OwnHelpVote }))
