import * as z from '@nireeka/contracts/zod'

import { answerOf, Page, pageOf, PathId, text } from './common.ts'
import { FLAG_DECISIONS, FLAG_REASONS, WORD_ACTIONS } from './forum-moderation.ts'

const Search = text(100).optional()

/** A member as staff see them in the forum's lists. */
const Person = z.strictObject({ id: z.int(), user_name: z.string(), is_staff: z.boolean() })

const ThreadName = z.strictObject({ id: z.int(), title: z.string() })

export const FLAG_STATES = ['open', ...FLAG_DECISIONS] as const

/** Query of GET /api/backoffice/forum/flags: flagged posts, those with open flags first, by their newest flag. */
export const FlagsQuery = z.strictObject({
  page: Page,
  state: z.enum(FLAG_STATES).optional(),
  reason: z.enum(FLAG_REASONS).optional(),
  /** A part of the thread's title or of the author's user name. */
  search: Search,
})

/** A flagged post with all its flags. `id` is the post's, `version` what a decision names. */
const FlaggedPost = z.strictObject({
  id: z.int(),
  number: z.int(),
  version: z.int(),
  body: z.string(),
  is_deleted: z.boolean(),
  author: Person,
  thread: ThreadName,
  /** Open while any flag is; otherwise the latest decision. */
  state: z.enum(FLAG_STATES),
  open_flags: z.int(),
  /** The newest flag, whose decision is the latest. */
  last_flag_id: z.int(),
  flagged_at: z.string(),
  reasons: z.array(z.enum(FLAG_REASONS)),
})
export const FlagsAnswer = answerOf(pageOf(FlaggedPost))
export type FlaggedPostData = z.infer<typeof FlaggedPost>

const Flag = z.strictObject({
  id: z.int(),
  by: Person,
  reason: z.enum(FLAG_REASONS),
  note: z.string().nullable(),
  at: z.string(),
  decision: z.enum(FLAG_DECISIONS).nullable(),
  decided_at: z.string().nullable(),
  decided_by: z.string().nullable(),
})
/** Answer of GET /api/backoffice/forum/flags/{id}, the id being the post's. */
export const FlagAnswer = answerOf(
  FlaggedPost.extend({
    flags: z.array(Flag),
    is_hidden: z.boolean(),
    /** The two posts before it, in their order; without deleted ones. */
    before: z.array(z.strictObject({ number: z.int(), author: z.string(), body: z.string() })),
  }),
)
export type FlagDetailsData = z.infer<typeof FlagAnswer>['data']

export const HELD_REASONS = ['word', 'links', 'duplicate'] as const
export const HELD_STATES = ['waiting', 'approved', 'rejected'] as const

/** Query of GET /api/backoffice/forum/held: waiting posts, the oldest first, or decided ones, the latest first. */
export const HeldQuery = z.strictObject({
  page: Page,
  state: z.enum(HELD_STATES).default('waiting'),
  reason: z.enum(HELD_REASONS).optional(),
  /** A part of the title, of the text or of the author's user name. */
  search: Search,
})

/** A post that waits: `thread` is null for a new thread, which has a title and a category. */
const HeldPost = z.strictObject({
  id: z.int(),
  author: Person,
  thread: ThreadName.nullable(),
  title: z.string().nullable(),
  category: z.strictObject({ id: z.int(), title: z.string() }).nullable(),
  tags: z.array(z.string()),
  body: z.string(),
  reason: z.enum(HELD_REASONS),
  at: z.string(),
  state: z.enum(HELD_STATES),
  decided_at: z.string().nullable(),
  decided_by: z.string().nullable(),
})
export const HeldAnswer = answerOf(pageOf(HeldPost))
export const HeldPostAnswer = answerOf(HeldPost)
export type HeldPostData = z.infer<typeof HeldPost>

export const BAN_STATES = ['active', 'over', 'lifted'] as const

/** Query of GET /api/backoffice/forum/bans: the newest first. */
export const BansQuery = z.strictObject({
  page: Page,
  state: z.enum(BAN_STATES).optional(),
  /** The beginning of the member's user name or email address. */
  search: Search,
})
const Ban = z.strictObject({
  id: z.int(),
  member: Person,
  email: z.string(),
  reason: z.string(),
  starts_at: z.string(),
  /** Null: until it is lifted. */
  ends_at: z.string().nullable(),
  banned_by: z.string(),
  state: z.enum(BAN_STATES),
  lifted_at: z.string().nullable(),
  lifted_by: z.string().nullable(),
})
export const BansAnswer = answerOf(pageOf(Ban))
export const BanAnswer = answerOf(Ban)
export type BanData = z.infer<typeof Ban>

/** Query of GET /api/backoffice/forum/words, in alphabetical order. */
export const WordsQuery = z.strictObject({
  page: Page,
  action: z.enum(WORD_ACTIONS).optional(),
  search: Search,
})
const Word = z.strictObject({ id: z.int(), word: z.string(), action: z.enum(WORD_ACTIONS) })
export const WordsAnswer = answerOf(pageOf(Word))
export type WordData = z.infer<typeof Word>

export const STAFF_THREAD_STATES = ['hidden', 'locked', 'pinned', 'solved', 'merged', 'deleted'] as const

/** Query of GET /api/backoffice/forum/threads: all threads, the one with the latest post first. */
export const StaffThreadsQuery = z.strictObject({
  page: Page,
  state: z.enum(STAFF_THREAD_STATES).optional(),
  category: PathId.optional(),
  /** A thread's number, or a part of its title or of its author's user name. */
  search: Search,
})
const StaffThread = z.strictObject({
  id: z.int(),
  title: z.string(),
  category: z.string(),
  author: Person,
  posts: z.int(),
  last_post_at: z.string(),
  is_hidden: z.boolean(),
  is_locked: z.boolean(),
  is_pinned: z.boolean(),
  is_solved: z.boolean(),
  is_deleted: z.boolean(),
  /** The thread that has its posts. */
  merged_into_id: z.int().nullable(),
})
export const StaffThreadsAnswer = answerOf(pageOf(StaffThread))
export type StaffThreadData = z.infer<typeof StaffThread>
