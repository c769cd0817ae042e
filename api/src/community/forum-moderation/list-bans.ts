import type { BanData, BansQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import { type Db, notFound, startingWith } from '../../platform/index.ts'
import { PER_PAGE, toPerson } from './queue-parts.ts'

type Query = z.output<typeof BansQuery>

/** Returns a page of the bans, the newest first. */
export async function listBans(db: Db, { page, state, search }: Query, now: Date) {
  let rows = bans(db, now)
  if (state) rows = rows.where(stateAt(now), '=', state)
  if (search?.trim()) {
    const pattern = startingWith(search.trim().toLowerCase())
    rows = rows.where((eb) =>
      eb.or([eb(sql`lower(member.user_name)`, 'like', pattern), eb('member.email', 'like', pattern)]),
    )
  }
  const { total } = await db
    .selectFrom(rows.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const found = await rows
    .orderBy('ban.id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  return { items: found.map(toBan), page, per_page: PER_PAGE, total }
}

export async function readBan(db: Db, id: number, now: Date): Promise<BanData> {
  const row = await bans(db, now).where('ban.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This ban')
  return toBan(row)
}

const stateAt = (now: Date) => sql<BanData['state']>`case when ban.lifted_at is not null then 'lifted'
  when ban.ends_at <= ${now} then 'over' else 'active' end`

const bans = (db: Db, now: Date) =>
  db
    .selectFrom('forum_bans as ban')
    .innerJoin('users as member', 'member.id', 'ban.user_id')
    .innerJoin('users as staff', 'staff.id', 'ban.banned_by')
    .leftJoin('users as lifter', 'lifter.id', 'ban.lifted_by')
    .select(['ban.id', 'ban.reason', 'ban.starts_at', 'ban.ends_at', 'ban.lifted_at'])
    .select(['member.id as member_id', 'member.user_name', 'member.is_admin', 'member.email'])
    .select(['staff.user_name as banned_by', 'lifter.user_name as lifted_by'])
    .select(stateAt(now).as('state'))

type Row = Awaited<ReturnType<ReturnType<typeof bans>['execute']>>[number]

const toBan = ({ member_id, user_name, is_admin, ...row }: Row): BanData => ({
  ...row,
  member: toPerson({ id: member_id, user_name, is_admin }),
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at?.toISOString() ?? null,
  lifted_at: row.lifted_at?.toISOString() ?? null,
})
