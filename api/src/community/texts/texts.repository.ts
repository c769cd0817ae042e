import type { TextKey } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'

export type Texts = ReturnType<typeof createTexts>

export function createTexts(db: Db) {
  return {
    /** Returns the text of an information page, or null before there is one. */
    async read(key: TextKey) {
      const row = await db
        .selectFrom('information_texts')
        .select(['data as text', 'changed_on'])
        .where('key', '=', key)
        .executeTakeFirst()
      return row ?? null
    },
  }
}
