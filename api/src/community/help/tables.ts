import type { ColumnType, Generated } from 'kysely'

export interface HelpTables {
  help_groups: { id: number; title: string }
  help_topics: {
    id: number
    group_id: number
    title: string
    /** The topic's text as Markdown. */
    body: string
    is_draft: Generated<boolean>
    votes_yes: Generated<number>
    votes_no: Generated<number>
    updated_at: Generated<Date>
    /** The search index, which the database generates from title and body. */
    search: ColumnType<string, never, never>
  }
}
