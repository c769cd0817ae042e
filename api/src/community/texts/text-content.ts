import {
  type InformationTextData,
  TEXT_KEYS,
  type TextContentData,
  type TextKey,
} from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { type Db, invalid } from '../../platform/index.ts'
import type { ContentKind } from '../content/content-kind.ts'
import { problemOf } from './text-rules.ts'

/** The texts of the information pages. Each has come with the shop; none is added or withdrawn. */
export const textContent: ContentKind<TextContentData> = {
  title: ({ title }) => title,

  async check(_trx, { key, data }) {
    const problem = problemOf(keyOf(key), textOf(data))
    if (problem) throw invalid('sections', problem)
  },

  async publish(trx, { key, data, at }) {
    await trx
      .updateTable('information_texts')
      .set({ data: JSON.stringify(textOf(data)) })
      // Pages that show no day stay without one.
      .set({ changed_on: sql`case when changed_on is not null then ${dayOf(at)} end` })
      .where('key', '=', keyOf(key))
      .execute()
  },

  async current(db) {
    const rows = await db.selectFrom('information_texts').select(['key', 'data']).orderBy('key').execute()
    return rows.map(({ key, data }) => ({ key, data: { kind: 'text' as const, ...data } }))
  },

  overlay: async (_db: Db, answer, { address, key, data, at }) =>
    answer.status === 200 && address === `/api/texts/${key}`
      ? { status: 200, body: withText(answer.body, { text: textOf(data), day: dayOf(at) }) }
      : answer,
}

const textOf = ({ kind: _kind, ...text }: TextContentData): InformationTextData => text

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

function keyOf(key: string): TextKey {
  const known = TEXT_KEYS.find((it) => it === key)
  if (!known) throw new Error(`There is no text ${key}`)
  return known
}

function withText(body: unknown, { text, day }: { text: InformationTextData; day: string }) {
  const envelope = body as { data: { changed_on: string | null } }
  return { ...envelope, data: { text, changed_on: envelope.data.changed_on && day } }
}
