import * as z from '@nireeka/contracts/zod'
import { answerOf, IdParams, Page, pageOf } from './common.ts'

/** A category of the forum. `threads`: how many of its threads the caller may see. */
export const ForumCategory = z.strictObject({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  threads: z.int(),
})

/** Answer of GET /api/forum/categories. */
export const ForumCategoriesAnswer = answerOf(z.strictObject({ categories: z.array(ForumCategory) }))

/** The public data of a member who writes in the forum. */
export const ForumAuthor = z.strictObject({
  id: z.int(),
  user_name: z.string(),
  avatar: z.string().nullable(),
  is_staff: z.boolean(),
  /** Whether the member belongs to the workshop's team. */
  is_workshop: z.boolean(),
})

/** A thread that another page leads to. */
export const ThreadLink = z.strictObject({
  id: z.int(),
  title: z.string(),
  category: z.string(),
  replies: z.int(),
  is_solved: z.boolean(),
})
export type ThreadLinkData = z.infer<typeof ThreadLink>

/**
 * A thread in a list. `last_post_by` wrote its latest post that isn't deleted; `posts` counts all posts but deleted ones, with the first; `version` goes up with each edit; times
 * are ISO 8601 in UTC.
 */
export const ForumThread = z.strictObject({
  id: z.int(),
  title: z.string(),
  category: z.strictObject({ id: z.int(), title: z.string() }),
  author: ForumAuthor,
  is_pinned: z.boolean(),
  is_locked: z.boolean(),
  is_hidden: z.boolean(),
  is_solved: z.boolean(),
  tags: z.array(z.string()),
  version: z.int(),
  accepted_post_id: z.int().nullable(),
  posts: z.int(),
  created_at: z.string(),
  last_post_at: z.string(),
  last_post_by: z.strictObject({ id: z.int(), user_name: z.string() }).nullable(),
})
export type ForumThreadData = z.infer<typeof ForumThread>

/**
 * A post of a thread. `body` is Markdown as the author typed it, to be sanitised where it is shown; that of a deleted
 * post is empty. `number` counts from 1 within the thread, and deleted posts keep theirs, so post N is on page
 * ceil(N / per_page). `reply_to` is the post that it replies to. `version` goes up with each edit. `member_since` of its
 * author is null for a member who has left.
 */
export const ForumPost = z.strictObject({
  id: z.int(),
  number: z.int(),
  author: ForumAuthor.extend({ member_since: z.string().nullable() }),
  body: z.string(),
  likes: z.int(),
  version: z.int(),
  reply_to: z.strictObject({ id: z.int(), number: z.int(), user_name: z.string() }).nullable(),
  created_at: z.string(),
  edited_at: z.string().nullable(),
  is_deleted: z.boolean(),
})
export type ForumPostData = z.infer<typeof ForumPost>

/**
 * Path parameters of GET /api/forum/threads/{id}?page; the answer's `total` is the number of the latest post, and
 * `title_edited_at` says when title or tags were changed last. `participants` counts who has written in the thread, of whom
 * `writers` are those with the most posts; `related` are threads that everybody may see.
 */
export const ForumThreadParams = IdParams
export const ForumThreadQuery = z.strictObject({ page: Page })
export const ForumThreadAnswer = answerOf(
  pageOf(ForumPost).extend({
    thread: ForumThread.extend({ title_edited_at: z.string().nullable() }),
    participants: z.int(),
    writers: z.array(ForumAuthor.extend({ posts: z.int() })),
    related: z.array(ThreadLink),
  }),
)
