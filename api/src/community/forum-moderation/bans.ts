import type { BanInput } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { lockMember } from '../../identity/index.ts'
import { conflict, type Db, invalid, notFound, recordAudit, type StaffCaller } from '../../platform/index.ts'
import { STAFF_FLAGS } from '../forum/may-see.ts'
import { activeBan } from './active-ban.ts'
import { DAY_MS } from './writing-limits.ts'

interface Call {
  by: StaffCaller
  now: Date
}

/** Bans a member from writing; returns the ban's id. Throws a 409 for a member who is banned already. */
export const addBan = (db: Db, { by, input, now }: Call & { input: z.output<typeof BanInput> }) =>
  db.transaction().execute(async (trx) => {
    const { user_id, reason, days } = input
    await lockMember(trx, user_id)
    const member = await trx
      .selectFrom('users')
      .select(['user_name', 'is_admin'])
      .where('id', '=', user_id)
      .executeTakeFirst()
    if (!member) throw notFound('This member')
    if (STAFF_FLAGS.includes(member.is_admin)) throw invalid('user_id', 'Staff can’t be banned.')
    if (await activeBan(trx, user_id, now).executeTakeFirst())
      throw conflict('already_banned', `${member.user_name} is banned already.`)
    const ends_at = days === null ? null : new Date(now.getTime() + days * DAY_MS)
    const { id } = await trx
      .insertInto('forum_bans')
      .values({ user_id, reason, starts_at: now, ends_at, banned_by: by.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(trx, {
      by,
      action: 'ban.start',
      subject: { kind: 'ban', id },
      before: null,
      after: { user_id, user_name: member.user_name, days, reason },
      at: now,
    })
    return { id }
  })

/** Lifts a ban that is in force. Throws a 409 for one that is over. */
export const liftBan = (db: Db, { id, by, reason, now }: Call & { id: number; reason: string }) =>
  db.transaction().execute(async (trx) => {
    const ban = await trx
      .selectFrom('forum_bans')
      .select(['user_id', 'ends_at', 'lifted_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!ban) throw notFound('This ban')
    const isOver = ban.lifted_at !== null || (ban.ends_at !== null && ban.ends_at <= now)
    if (isOver) throw conflict('ban_over', 'This ban is over already.')
    await trx
      .updateTable('forum_bans')
      .set({ lifted_at: now, lifted_by: by.id })
      .where('id', '=', id)
      .execute()
    await recordAudit(trx, {
      by,
      action: 'ban.lift',
      subject: { kind: 'ban', id },
      before: { user_id: ban.user_id, ends_at: ban.ends_at?.toISOString() ?? null },
      after: { reason },
      at: now,
    })
  })
