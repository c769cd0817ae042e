import * as z from '@nireeka/contracts/zod'

import { answerOf, filled, Id, IdParams, Page, PathId, pageOf } from './common.ts'
import { ForumAuthor, ForumThread, ThreadLink } from './forum.ts'

/** How a list of threads is sorted; 'unanswered' has only open threads without a reply, by their latest post. */
export const THREAD_SORTS = ['latest', 'top', 'unanswered'] as const
export type ThreadSort = (typeof THREAD_SORTS)[number]

/** A tag of threads, such as brakes or how-to. */
export const ForumTag = z.string().regex(/^[a-z0-9][a-z0-9-]{1,23}$/, 'This is not a tag.')

/** The filters of a list of threads. */
const Filters = { category: PathId.optional(), tag: ForumTag.optional() }

/**
 * Query of GET /api/forum/threads. Pinned threads are first in each order; 'top' is by the likes that the first posts
 * got within 30 days.
 */
export const ForumThreadsQuery = z.strictObject({
  page: Page,
  ...Filters,
  sort: z.enum(THREAD_SORTS).default('latest'),
})

/** `excerpt`: the first words of the first post as plain text; `picture`: the path of its first picture, or null. */
const ListedThread = ForumThread.extend({ excerpt: z.string(), picture: z.string().nullable() })
export type ListedThreadData = z.infer<typeof ListedThread>
export const ForumThreadsAnswer = answerOf(pageOf(ListedThread))

/** Answer of GET /api/forum/tags: the tags by name, with how many threads that everybody may see have them. */
export const ForumTagsAnswer = answerOf(
  z.strictObject({ tags: z.array(z.strictObject({ name: z.string(), threads: z.int() })) }),
)

/** At most 50 ids, with commas between them. */
const Ids = z.string().regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,49}$/, 'These are not at most 50 ids.')

/** Query of GET /api/forum/threads/mine: the ids of a list's threads, and the list's filters. */
export const ForumListMineQuery = z.strictObject({
  ids: Ids.optional(),
  ...Filters,
  sort: z.enum(THREAD_SORTS).default('latest'),
})

/**
 * Answer of GET /api/forum/threads/mine. `unread`: posts of others that the caller hasn't read, for those threads that
 * have any; `hidden_threads`: how many hidden threads with these filters the caller may see.
 */
export const ForumListMineAnswer = answerOf(
  z.strictObject({
    threads: z.array(z.strictObject({ id: z.int(), unread: z.int() })),
    hidden_threads: z.int(),
  }),
)

/** POST /api/forum/threads/{id}/read: the number of the last post that was shown. */
export const ForumReadParams = IdParams
export const ForumReadBody = z.strictObject({ number: Id })

/** Answer of GET /api/forum/sitemap: every thread that guests may see, the latest first. */
export const ForumSitemapAnswer = answerOf(
  z.strictObject({ threads: z.array(z.strictObject({ id: z.int(), last_post_at: z.string() })) }),
)

/** Query of GET /api/forum/feed. */
export const ForumFeedQuery = z.strictObject({ category: PathId.optional() })

/** Answer of GET /api/forum/feed: the newest threads that guests may see; `body` is the first post's Markdown. */
export const ForumFeedAnswer = answerOf(
  z.strictObject({
    category: z.strictObject({ id: z.int(), title: z.string() }).nullable(),
    threads: z.array(
      z.strictObject({
        id: z.int(),
        title: z.string(),
        category: z.string(),
        author: z.string(),
        body: z.string(),
        created_at: z.string(),
        last_post_at: z.string(),
      }),
    ),
  }),
)
export type ForumFeedData = z.infer<typeof ForumFeedAnswer>['data']

/** A part of a text; `is_match` for words that the search was for. */
const TextPart = z.strictObject({ text: z.string(), is_match: z.boolean() })
export type TextPartData = z.infer<typeof TextPart>

/** Query of GET /api/forum/search; `author` is a user name. */
export const ForumSearchQuery = z.strictObject({
  q: filled(100),
  page: Page,
  ...Filters,
  author: filled(50).optional(),
})

/** A thread that a search found, with the post of it that fits best. */
export const ForumHit = z.strictObject({
  thread_id: z.int(),
  title: z.array(TextPart),
  category: z.strictObject({ id: z.int(), title: z.string() }),
  is_solved: z.boolean(),
  is_hidden: z.boolean(),
  replies: z.int(),
  post: z.strictObject({
    number: z.int(),
    author: ForumAuthor,
    created_at: z.string(),
    excerpt: z.array(TextPart),
  }),
})
export type ForumHitData = z.infer<typeof ForumHit>

/**
 * Answer of GET /api/forum/search. `total` counts at most as many threads as the search looks at, and `has_more` says
 * that there are others.
 */
export const ForumSearchAnswer = answerOf(
  pageOf(ForumHit).extend({ corrected: z.string().nullable(), has_more: z.boolean() }),
)
export type ForumSearchData = z.infer<typeof ForumSearchAnswer>['data']

/** Query of GET /api/forum/similar: the title that somebody types for a new thread. */
export const ForumSimilarQuery = z.strictObject({ title: filled(200) })

/** Answer of GET /api/forum/suggest?keyword and /similar?title. */
export const ForumThreadLinksAnswer = answerOf(z.strictObject({ threads: z.array(ThreadLink) }))
