import * as z from '@nireeka/contracts/zod'

import { answerOf, filled, IdParams, Page, pageOf } from './common.ts'
import { ForumAuthor } from './forum.ts'

/** What an author's page lists. */
export const AUTHOR_LISTS = ['posts', 'threads'] as const
export type AuthorList = (typeof AUTHOR_LISTS)[number]

/** GET /api/forum/authors/{id}?show&page. */
export const ForumAuthorParams = IdParams
export const ForumAuthorQuery = z.strictObject({ page: Page, show: z.enum(AUTHOR_LISTS).default('posts') })

/** A post of an author; of threads, their first post. `excerpt` is plain text. */
export const ForumAuthorPost = z.strictObject({
  id: z.int(),
  thread_id: z.int(),
  number: z.int(),
  title: z.string(),
  category: z.string(),
  is_solved: z.boolean(),
  likes: z.int(),
  excerpt: z.string(),
  created_at: z.string(),
})
export type ForumAuthorPostData = z.infer<typeof ForumAuthorPost>

/**
 * A member who has written something that guests may read. `posts`, `threads` and `likes` count only that; `likes` and
 * `bikes` are null while the member doesn't show them.
 */
export const ForumProfile = ForumAuthor.extend({
  about: z.string().nullable(),
  member_since: z.string(),
  posts: z.int(),
  threads: z.int(),
  likes: z.int().nullable(),
  bikes: z.array(z.strictObject({ title: z.string(), colour: z.string() })).nullable(),
})

/** The same for everybody, whoever looks: hidden threads are in no author's page. */
export const ForumAuthorAnswer = answerOf(pageOf(ForumAuthorPost).extend({ author: ForumProfile }))
export type ForumAuthorData = z.infer<typeof ForumAuthorAnswer>['data']

/** What a member shows on their author page: GET and PUT /api/forum/settings. */
export const ForumShown = z.strictObject({
  about: filled(300)
    .regex(/^[^\r\n]*$/, 'Please write one line.')
    .nullable(),
  shows_bikes: z.boolean(),
  shows_likes: z.boolean(),
})
export const ForumShownAnswer = answerOf(ForumShown)
export type ForumShownData = z.infer<typeof ForumShown>
