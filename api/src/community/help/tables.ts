import type { ColumnType, Generated } from 'kysely'

export interface HelpTables {
  help_groups: { id: number; title: string }
  help_topics: {
    id: Generated<number>
    group_id: number
    title: string
    /** The topic's text as Markdown. */
    body: string
    is_draft: Generated<boolean>
    /** How many votes of each kind the topic has; triggers on help_votes count them. */
    votes_yes: ColumnType<number, never, never>
    votes_no: ColumnType<number, never, never>
    updated_at: Generated<Date>
    /** The number of the latest version. */
    version: Generated<number>
    /** The version that readers get; null for a draft. */
    published_version: number | null
    /** More words that it is found by, which no page shows. */
    keywords: Generated<string[]>
    /** The topics that it leads to first. */
    related: Generated<number[]>
    /** The idempotency key of the call that made it. */
    created_key: string | null
    /** The search index, which the database generates from title, keywords and body. */
    search: ColumnType<string, never, never>
    /** The part of it that title and keywords give. */
    title_search: ColumnType<string, never, never>
  }
  help_topic_bikes: { topic_id: number; bike_id: number }
  /** Each text of a topic that was saved. */
  help_topic_versions: {
    topic_id: number
    number: number
    group_id: number
    title: string
    body: string
    bikes: number[]
    keywords: string[]
    related: number[]
    restored_from: number | null
    /** Null: it came with the shop. */
    written_by: number | null
    written_at: Date
    published_by: number | null
    published_at: Date | null
  }
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
    /** The version that was voted on; null where that isn't known. */
    topic_version: Generated<number | null>
    /** When and by whom the comment was dealt with; null while it is open. */
    done_at: Generated<Date | null>
    done_by: Generated<number | null>
  }
}
