import type { ColumnType, Generated } from 'kysely'

export interface SearchTables {
  search_words: { area: string; word: string; documents: number }
  search_synonyms: {
    area: string
    /** What people type, and what the area's texts call it. */
    phrase: string
    means: string
    folded: ColumnType<string, never, never>
    id: Generated<number>
  }
  search_misses: {
    area: string
    query: string
    count: Generated<number>
    last_at: Date
    id: Generated<number>
  }
  /** How many searches found nothing, by day; `day` is like 2026-04-18. */
  search_miss_days: { day: string; area: string; count: Generated<number> }
}
