import * as z from '@nireeka/contracts/zod'
import { answerOf, pageOf } from './common.ts'

const TopicLink = z.strictObject({ id: z.int(), title: z.string() })

/** Answer of GET /api/help-center. */
export const HelpGroupsAnswer = answerOf(
  z.strictObject({
    groups: z.array(z.strictObject({ id: z.int(), title: z.string(), topics: z.array(TopicLink) })),
  }),
)

/** A topic of the help center. `body` is Markdown; `helpful` counts the votes. */
export const HelpTopic = z.strictObject({
  id: z.int(),
  title: z.string(),
  group: z.strictObject({ id: z.int(), title: z.string() }),
  body: z.string(),
  helpful: z.strictObject({ yes: z.int(), no: z.int() }),
  updated_at: z.string(),
})

/** Answer of GET /api/help-center/topics/{id}; `related` are the other topics of its group. */
export const HelpTopicAnswer = answerOf(z.strictObject({ topic: HelpTopic, related: z.array(TopicLink) }))

const HelpHit = TopicLink.extend({ group: z.string(), excerpt: z.string() })

/** Answer of GET /api/help-center/searching?keyword. */
export const HelpSuggestionsAnswer = answerOf(z.strictObject({ items: z.array(HelpHit) }))

/** Answer of GET /api/help-center/search?q&page; `corrected` is the query after spelling correction, or null. */
export const HelpSearchAnswer = answerOf(pageOf(HelpHit).extend({ corrected: z.string().nullable() }))
export type HelpSearchData = z.infer<typeof HelpSearchAnswer>['data']
