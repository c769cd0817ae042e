import type { NotificationData } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import { maySee, type Reader } from '../forum/may-see.ts'

const PER_PAGE = 20
const MOST_UNREAD = 100

type Member = NonNullable<Reader>

/** Selects the notifications of a member whose thread and post the member may see now. */
export const selectNotifications = (db: Db, member: Member) =>
  db
    .selectFrom('notifications as told')
    .innerJoin('forum_threads as thread', 'thread.id', 'told.thread_id')
    .leftJoin('forum_posts as post', 'post.id', 'told.post_id')
    .leftJoin('users as actor', 'actor.id', 'told.actor_id')
    .where('told.user_id', '=', member.id)
    .where((row) => row.or([row('thread.is_gone', '=', false), row('told.kind', '=', 'moderated')]))
    .where((row) => row.or([row('post.deleted_at', 'is', null), row('told.kind', '=', 'moderated')]))
    .where(maySee(member))

export type Notifications = ReturnType<typeof createNotifications>

/** Creates the repository of what members are told of. Each member reads their own alone. */
export function createNotifications({ db, now }: { db: Db; now: () => Date }) {
  async function list(member: Member, page: number) {
    const selected = selectNotifications(db, member)
    const [rows, { total }] = await Promise.all([
      selected
        .select(['told.id', 'told.kind', 'told.count', 'told.at', 'told.read_at'])
        .select(['thread.id as thread_id', 'thread.title', 'post.id as post_id', 'post.number'])
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
      thread: { id: row.thread_id, title: row.title },
      post: row.post_id === null || row.number === null ? null : { id: row.post_id, number: row.number },
      ...(row.moderation && row.reason ? { moderation: { action: row.moderation, reason: row.reason } } : {}),
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
