import type { Db } from '../../platform/index.ts'

/** A section as it is stored. */
export interface StoredSection {
  type: string
  data: Record<string, unknown>
  is_shown: boolean
}

/** Reads all sections of the home page in their order, those that aren't shown and of kinds that come later as well. */
export const readSections = (db: Db): Promise<StoredSection[]> =>
  db.selectFrom('home_sections').select(['type', 'data', 'is_shown']).orderBy('position').execute()
