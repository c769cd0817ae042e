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
    /** How many votes of each kind the topic has; triggers on help_votes count them. */
    votes_yes: ColumnType<number, never, never>
    votes_no: ColumnType<number, never, never>
    updated_at: Generated<Date>
    /** The search index, which the database generates from title and body. */
    search: ColumnType<string, never, never>
  }
  help_topic_bikes: { topic_id: number; bike_id: number }
  help_votes: {
    id: Generated<number>
    topic_id: number
    /** The member who voted; null for a guest and for votes that were only counted. */
    user_id: number | null
    /** The hash of the guest's cookie and the topic; null for a member. */
    guest: Buffer | null
    is_helpful: boolean
    comment: string | null
    voted_at: Generated<Date>
  }
}
