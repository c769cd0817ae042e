import * as z from '@nireeka/contracts/zod'
import { answerOf, Id, IdParams, Page, pageOf } from './common.ts'
import { THREAD_STATE_CHANGES } from './forum-moderation.ts'

export const NOTIFICATION_KINDS = ['reply', 'mention', 'quote', 'like', 'accepted', 'moderated'] as const

/** What staff do with a member's thread or post, as the member is told. */
export const MODERATION_ACTIONS = [
  ...THREAD_STATE_CHANGES,
  'move',
  'merge',
  'delete_thread',
  'delete_post',
  'approve',
  'reject',
] as const
export type ModerationAction = (typeof MODERATION_ACTIONS)[number]

/**
 * What a member is told of. `count`: how many likes it stands for; `actor` is null for the shop. It is in the list while
 * the member may see its thread and post. `title` is the thread's; `thread` is null when it has no page, because staff
 * have deleted it or never published it, and so is `post`. Times are ISO 8601 in UTC.
 */
export const Notification = z.strictObject({
  id: z.int(),
  kind: z.enum(NOTIFICATION_KINDS),
  count: z.int(),
  is_read: z.boolean(),
  at: z.string(),
  actor: z.strictObject({ user_name: z.string(), avatar: z.string().nullable() }).nullable(),
  thread: z.strictObject({ id: z.int() }).nullable(),
  title: z.string(),
  post: z.strictObject({ id: z.int(), number: z.int() }).nullable(),
  /** With 'moderated': what staff did, why, and whether it is about a whole thread. */
  moderation: z
    .strictObject({ action: z.enum(MODERATION_ACTIONS), reason: z.string(), is_thread: z.boolean() })
    .optional(),
})
export type NotificationData = z.infer<typeof Notification>

/** What a list of notifications can be narrowed to; `replies` are answers and accepted answers, too. */
export const NOTIFICATION_FILTERS = ['all', 'unread', 'replies', 'mentions', 'likes', 'moderation'] as const
export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number]

/** Query of GET /api/notifications, and its answer, the newest first. */
export const NotificationsQuery = z.strictObject({
  page: Page,
  show: z.enum(NOTIFICATION_FILTERS).default('all'),
})
export const NotificationsAnswer = answerOf(pageOf(Notification))

/** Answer of GET /api/notifications/unread; the count goes up to 100. */
export const UnreadAnswer = answerOf(z.strictObject({ unread: z.int() }))

/** Body of POST /api/notifications/read: `ids`, or all up to `up_to`, the newest that was shown. */
export const ReadNotifications = z.union([
  z.strictObject({ ids: z.array(Id).min(1).max(50) }),
  z.strictObject({ up_to: Id }),
])

/** Body of PUT /api/forum/threads/{id}/subscription. */
export const SUBSCRIPTION_LEVELS = ['all', 'mentions', 'none'] as const
export const SubscriptionParams = IdParams
export const Subscribe = z.strictObject({ level: z.enum(SUBSCRIPTION_LEVELS) })

/**
 * What a member is told of unless they choose otherwise for a thread, at GET and PUT /api/notifications/choices.
 * `writing_level`: of threads that they open or reply to from now on.
 */
export const NotificationChoices = z.strictObject({
  writing_level: z.enum(SUBSCRIPTION_LEVELS),
  tells_likes: z.boolean(),
})
export type NotificationChoicesData = z.infer<typeof NotificationChoices>
export const NotificationChoicesAnswer = answerOf(NotificationChoices)

/** The emails that a member gets of the forum: at GET and PUT /api/forum/emails. */
export const ForumEmails = z.strictObject({
  digest: z.enum(['off', 'daily', 'weekly']),
  emails_mentions: z.boolean(),
})
export type ForumEmailsData = z.infer<typeof ForumEmails>
export const ForumEmailsAnswer = answerOf(ForumEmails)

/** Body of POST /api/forum/unsubscribe: the key in every email of the forum; it ends all of them. */
export const ForumUnsubscribe = z.strictObject({ key: z.string().regex(/^[\w-]{43}$/) })
