import { toGuideRow } from '../../src/community/diagnosis/to-guide-row.ts'
import type { Db } from '../../src/platform/database/open-database.ts'
import { rebuildWords } from '../../src/platform/search/rebuild-words.ts'
import { demoGuides } from './guide.ts'

/** Inserts the troubleshooter's guides, published. The spare parts that they end in have to be there. */
export async function seedDiagnosis(db: Db) {
  const rows = await Promise.all(demoGuides().map((guide) => toGuideRow(db, guide)))
  await db
    .insertInto('diagnosis_guides')
    .values(rows.map((row) => ({ ...row, is_published: true })))
    .execute()
  await rebuildWords(db, 'help')
}
