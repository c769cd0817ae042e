import type { ModerationAction, NotificationData, NotificationFilter } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { maySee, type Reader } from '../forum/may-see.ts'
import type { NotificationKind } from './tables.ts'
import { isAboutThread, isThreadThere } from './told.ts'

const PER_PAGE = 20
const MOST_UNREAD = 100

const KINDS: Record<Exclude<NotificationFilter, 'all' | 'unread'>, NotificationKind[]> = {
  replies: ['reply', 'quote', 'accepted'],
  mentions: ['mention'],
  likes: ['like'],
  moderation: ['moderated'],
}

type Member = NonNullable<Reader>

/** Selects the notifications of a member that have no thread, or whose thread and post the member may see now. */
export const selectNotifications = (db: Db, member: Member) =>
  db
    .selectFrom('notifications as told')
    .leftJoin('forum_threads as thread', 'thread.id', 'told.thread_id')
    .leftJoin('forum_posts as post', 'post.id', 'told.post_id')
    .leftJoin('users as actor', 'actor.id', 'told.actor_id')
    .where('told.user_id', '=', member.id)
    .where((row) => row.or([row('thread.is_gone', '=', false), row('told.kind', '=', 'moderated')]))
    .where((row) => row.or([row('post.deleted_at', 'is', null), row('told.kind', '=', 'moderated')]))
    .where((row) => row.or([row('told.thread_id', 'is', null), maySee(member)]))

interface Row {
  thread_id: number | null
  post_id: number | null
  number: number | null
  deleted_at: Date | null
  is_gone: boolean | null
  merged_into_id: number | null
  moderation: ModerationAction | null
  reason: string | null
}

/** Returns the thread and the post that can be read now. */
function toPlace(row: Row) {
  if (row.thread_id === null || !isThreadThere(row)) return { thread: null, post: null }
  const { post_id: id, number, deleted_at } = row
  return {
    thread: { id: row.thread_id },
    post: id === null || number === null || deleted_at ? null : { id, number },
  }
}

const toModeration = ({ moderation: action, reason, ...row }: Row) =>
  action && reason ? { moderation: { action, reason, is_thread: isAboutThread(row) } } : {}

/** The title of a notification's thread, or of what never became one. */
export const titleOf = sql<string>`coalesce(thread.title, told.title)`.as('title')

export type Notifications = ReturnType<typeof createNotifications>

/** Creates the repository of what members are told of. Each member reads their own alone. */
export function createNotifications({ db, now }: { db: Db; now: () => Date }) {
  async function list(member: Member, { page, show }: { page: number; show: NotificationFilter }) {
    let selected = selectNotifications(db, member)
    if (show === 'unread') selected = selected.where('told.read_at', 'is', null)
    else if (show !== 'all') selected = selected.where('told.kind', 'in', KINDS[show])
    const [rows, { total }] = await Promise.all([
      selected
        .select(['told.id', 'told.kind', 'told.count', 'told.at', 'told.read_at'])
        .select(['told.thread_id', titleOf, 'post.id as post_id', 'post.number'])
        .select(['post.deleted_at', 'thread.is_gone', 'thread.merged_into_id'])
        .select(['actor.user_name', 'actor.avatar', 'told.moderation', 'told.reason'])
        .orderBy('told.at', 'desc')
        .orderBy('told.id', 'desc')
        .limit(PER_PAGE)
        .offset((page - 1) * PER_PAGE)
        .execute(),
      selected.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ])
    const items = rows.map((row): NotificationData => ({
      id: row.id,
      kind: row.kind,
      count: row.count,
      is_read: row.read_at !== null,
      at: row.at.toISOString(),
      actor: row.user_name === null ? null : { user_name: row.user_name, avatar: row.avatar },
      ...toPlace(row),
      title: row.title,
      ...toModeration(row),
    }))
    return { items, page, per_page: PER_PAGE, total: Number(total) }
  }

  async function unread(member: Member): Promise<number> {
    const rows = await selectNotifications(db, member)
      .select('told.id')
      .where('told.read_at', 'is', null)
      .limit(MOST_UNREAD)
      .execute()
    return rows.length
  }

  /** Marks notifications as read: these, or all up to the newest that was shown. */
  async function markRead(userId: number, read: { ids: number[] } | { up_to: number }) {
    await db
      .updateTable('notifications')
      .set({ read_at: now() })
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .where((row) => ('ids' in read ? row('id', 'in', read.ids) : row('id', '<=', read.up_to)))
      .execute()
  }

  return { list, unread, markRead }
}
