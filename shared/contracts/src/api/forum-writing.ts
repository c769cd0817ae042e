import * as z from '@nireeka/contracts/zod'

import { answerOf, filled, Id, Page, text } from './common.ts'
import { ForumPost } from './forum.ts'

/** The limits of what members write in the forum. */
export const FORUM_LIMITS = { minTitle: 5, maxTitle: 120, maxBody: 8000, tags: 5 } as const

const Body = filled(FORUM_LIMITS.maxBody)

/** Body of POST /api/forum/threads. The author is the caller; the tags must be known ones. */
export const NewForumThread = z.strictObject({
  category_id: Id,
  title: filled(FORUM_LIMITS.maxTitle).min(FORUM_LIMITS.minTitle),
  tags: z.array(z.string().max(24)).max(FORUM_LIMITS.tags).default([]),
  body: Body,
})
export type NewForumThreadInput = z.output<typeof NewForumThread>

/** Body of PUT /api/forum/threads/{id}: the new title and tags, and the version of the thread that they change. */
export const ForumThreadEdit = NewForumThread.pick({ title: true, tags: true }).extend({ version: Id })
export type ForumThreadEditInput = z.output<typeof ForumThreadEdit>

/** Answer of POST /api/forum/threads: the new thread's id; null while a moderator has to read it first. */
export const NewForumThreadAnswer = answerOf(z.strictObject({ id: z.int().nullable() }))

/** Body of POST /api/forum/threads/{id}/posts. `reply_to_id` is a post of the same thread. */
export const ForumReply = z.strictObject({ body: Body, reply_to_id: Id.nullable().default(null) })
export type ForumReplyInput = z.output<typeof ForumReply>

/** Answer of a reply: the new post's id and number; null while a moderator has to read it first. */
export const ForumReplyAnswer = answerOf(
  z.strictObject({ post: z.strictObject({ id: z.int(), number: z.int() }).nullable() }),
)

/** Body of PUT /api/forum/posts/{id}: the new text, and the version of the post that it changes. */
export const ForumEdit = z.strictObject({ body: Body, version: Id })
export type ForumEditInput = z.output<typeof ForumEdit>

/**
 * Answer of an edit. When somebody else was faster the answer is a 409 whose `data` has what is there now (`body`, or
 * `title` and `tags`) and its `version`.
 */
export const ForumEditAnswer = answerOf(z.strictObject({ version: z.int() }))

/** Answer of GET /api/forum/posts/{id}: where the post is. */
export const ForumPlaceAnswer = answerOf(
  z.strictObject({ thread_id: z.int(), number: z.int(), page: z.int() }),
)

/** Answer of GET /api/forum/posts/{id}/edits: every earlier text, the latest first. */
export const ForumEditsAnswer = answerOf(
  z.strictObject({
    edits: z.array(
      z.strictObject({ version: z.int(), body: z.string(), edited_by: z.string(), at: z.string() }),
    ),
  }),
)

/** Answer of GET /api/forum/threads/{id}/edits: every earlier title with its tags, the latest first. */
export const ForumTitleEditsAnswer = answerOf(
  z.strictObject({
    edits: z.array(
      z.strictObject({
        version: z.int(),
        title: z.string(),
        tags: z.array(z.string()),
        edited_by: z.string(),
        at: z.string(),
      }),
    ),
  }),
)

/** Body of PUT /api/forum/threads/{id}/hidden. The answer is a 403 for showing what staff have hidden. */
export const ForumHidden = z.strictObject({ is_hidden: z.boolean() })

export const ForumLikesAnswer = answerOf(ForumPost.pick({ likes: true }))

/** Body of PUT /api/forum/threads/{id}/accepted. */
export const AcceptedAnswer = z.strictObject({ post_id: Id.nullable() })

/** Query of GET /api/forum/threads/{id}/mine: the page of the thread. */
export const ForumMineQuery = z.strictObject({ page: Page })

/**
 * Answer of GET /api/forum/threads/{id}/mine: what only the caller is told about a page of a thread. `liked` and `own`
 * are ids of its posts; `hidden_by` says whose decision it is to show a hidden thread, null for one that isn't hidden.
 */
export const ForumMineAnswer = answerOf(
  z.strictObject({
    liked: z.array(z.int()),
    own: z.array(z.int()),
    may_reply: z.boolean(),
    may_accept: z.boolean(),
    may_delete: z.boolean(),
    is_staff: z.boolean(),
    hidden_by: z.enum(['author', 'staff']).nullable(),
    level: z.enum(['all', 'mentions', 'none']).nullable(),
    last_read: z.int().nullable(),
  }),
)
export type ForumMineData = z.infer<typeof ForumMineAnswer>['data']

/** Query of GET /api/forum/people: the beginning of a user name. */
export const ForumPeopleQuery = z.strictObject({ name: text(60).min(1) })
export const ForumPeopleAnswer = answerOf(
  z.strictObject({
    people: z.array(z.strictObject({ id: z.int(), user_name: z.string(), avatar: z.string().nullable() })),
  }),
)
