import * as z from '@nireeka/contracts/zod'

import { answerOf, filled, Id, PathId, text } from './common.ts'

export const FLAG_REASONS = ['spam', 'rude', 'off_topic', 'unsafe', 'other'] as const
export type FlagReason = (typeof FLAG_REASONS)[number]

/** Body of POST /api/forum/posts/{id}/flags: once per member and post. Staff alone read it. */
export const PostFlag = z
  .strictObject({
    reason: z.enum(FLAG_REASONS, 'Please choose a reason.'),
    note: text(500)
      .transform((value) => value.trim() || null)
      .nullable()
      .default(null),
  })
  .refine(({ reason, note }) => reason !== 'other' || note !== null, {
    path: ['note'],
    message: 'Please say what is wrong.',
  })

/** Why staff do something to members' threads and posts; the audit log keeps it. */
export const StaffReason = filled(300)

/** The form that asks for nothing but the reason. */
export const ReasonInput = z.strictObject({ reason: StaffReason })

/** The version of the thread or post that was read: the answer is 409 when it has changed since. */
const Version = z.int().min(1)

export const THREAD_STATE_CHANGES = ['hide', 'show', 'lock', 'unlock', 'pin', 'unpin'] as const
export type ThreadStateChange = (typeof THREAD_STATE_CHANGES)[number]

/** Body of POST /api/backoffice/forum/threads/{id}/state. */
export const ThreadStateInput = z.strictObject({
  change: z.enum(THREAD_STATE_CHANGES),
  reason: StaffReason,
  version: Version,
})

/** Body of POST /api/backoffice/forum/threads/{id}/move. */
export const ThreadMove = z.strictObject({ category_id: Id, reason: StaffReason, version: Version })

/**
 * Body of POST /api/backoffice/forum/threads/{id}/merge: its posts become posts of the thread `into_id`, in the order of
 * time, and its address leads there.
 */
export const ThreadMerge = z.strictObject({ into_id: Id, reason: StaffReason, version: Version })

/** Body of POST /api/backoffice/forum/threads/{id}/delete and /posts/{id}/delete. */
export const StaffRemoval = z.strictObject({ reason: StaffReason, version: Version })

/** The thread after a change; null for one that is gone. */
export const ThreadChangeAnswer = answerOf(z.strictObject({ id: z.int(), version: z.int() }))

export const FLAG_DECISIONS = ['kept', 'hidden', 'removed'] as const

/**
 * Body of POST /api/backoffice/forum/flags/{id} about a post's open flags: `kept` leaves the post, `hidden` hides its thread, `removed`
 * deletes it.
 * `version` is the post's, and `last_flag_id` the newest flag that was read.
 */
export const FlagDecision = z.strictObject({
  decision: z.enum(FLAG_DECISIONS),
  reason: StaffReason,
  version: Version,
  last_flag_id: Id,
})

/** Body of POST /api/backoffice/forum/held/{id}: 409 when somebody else has decided. */
export const HeldPostDecision = z.strictObject({
  decision: z.enum(['approve', 'reject']),
  reason: StaffReason,
})

/** For how many days a member may be banned; null is until the ban is lifted. */
export const BAN_DAYS = [1, 3, 7, 30, 90] as const

/** Body of POST /api/backoffice/forum/bans. The member reads the reason. */
export const BanInput = z.strictObject({
  user_id: Id,
  reason: StaffReason,
  days: z
    .int()
    .refine((days) => BAN_DAYS.some((one) => one === days), 'Please choose one of the durations.')
    .nullable(),
})
/** Body of POST /api/backoffice/forum/bans/{id}/lift. */
export const BanLift = ReasonInput

export const WORD_ACTIONS = ['hold', 'refuse'] as const
export type WordAction = (typeof WORD_ACTIONS)[number]

/** Body of POST /api/backoffice/forum/words: a word or a phrase; spelling in capitals doesn't matter. */
export const WordInput = z.strictObject({
  word: filled(60)
    .toLowerCase()
    .refine(
      (word) => /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(word),
      'Please enter at least two letters or digits.',
    ),
  action: z.enum(WORD_ACTIONS),
  reason: StaffReason,
})
/** Body of POST /api/backoffice/forum/words/{id}: what it is now, and as `read` what it was when it was read. */
export const WordChange = WordInput.extend({
  read: z.strictObject({ word: text(60), action: z.enum(WORD_ACTIONS) }),
})
/** Body of POST /api/backoffice/forum/words/{id}/delete: the action that the word had when it was read. */
export const WordRemoval = z.strictObject({ action: z.enum(WORD_ACTIONS), reason: StaffReason })

/** Body of POST /api/backoffice/forum/words/try: nothing is written. */
export const WordTrial = z.strictObject({ text: filled(20_000) })

/** What would happen to a text, as a sentence why; null when it would be published at once. */
const Outcome = z.strictObject({
  result: z.enum(['publish', ...WORD_ACTIONS]),
  why: z.string().nullable(),
})
/** Answer of POST /api/backoffice/forum/words/try: for a member of a month with posts, and for a new account. */
export const WordTrialAnswer = answerOf(z.strictObject({ member: Outcome, new_member: Outcome }))
export type OutcomeData = z.infer<typeof Outcome>

/** Body of POST /api/backoffice/forum/tags. */
export const TagInput = z.strictObject({
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{1,23}$/, 'A tag has 2 to 24 small letters, digits and hyphens.'),
})

export const NewRowAnswer = answerOf(z.strictObject({ id: z.int() }))
export const ForumPostParams = z.strictObject({ id: PathId })
