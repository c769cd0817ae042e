import type { AnnouncementContentData, HomePageData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import type { ContentKind } from './content-kind.ts'

const HOME_PAGE = /^\/api\/home-page(\?|$)/

/** The announcements of the home page; the key of one is its id. */
export const announcements: ContentKind<AnnouncementContentData> = {
  title: ({ text }) => text,

  async newKey(trx) {
    const { rows } = await sql<{ id: string }>`
      select nextval(pg_get_serial_sequence('announcements', 'id'))::text as id`.execute(trx)
    return rows[0]!.id
  },

  async publish(trx, { key, data: { text, href, shown_from, shown_to }, at }) {
    const row = { text, href, shown_from: timeOf(shown_from) ?? at, shown_to: timeOf(shown_to) }
    await trx
      .insertInto('announcements')
      .values({ id: Number(key), ...row })
      .onConflict((known) => known.column('id').doUpdateSet(row))
      .execute()
  },

  async remove(trx, key) {
    await trx.deleteFrom('announcements').where('id', '=', Number(key)).execute()
  },

  async current(db) {
    const rows = await db.selectFrom('announcements').selectAll().execute()
    return rows.map(({ id, text, href, shown_from, shown_to }) => ({
      key: String(id),
      data: {
        kind: 'announcement' as const,
        text,
        href,
        shown_from: shown_from.toISOString(),
        shown_to: shown_to?.toISOString() ?? null,
      },
    }))
  },

  overlay: async (_db: Db, answer, { address, data: { text, href } }) =>
    answer.status === 200 && HOME_PAGE.test(address) ? withNews(answer.body, { text, href }) : answer,
}

const timeOf = (time: string | null) => (time === null ? null : new Date(time))

function withNews(body: unknown, announcement: HomePageData['announcement']) {
  const envelope = body as { data: HomePageData }
  return { status: 200, body: { ...envelope, data: { ...envelope.data, announcement } } }
}
