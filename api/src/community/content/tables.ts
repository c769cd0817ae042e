import type { AnyContentData, ContentKindName } from '@nireeka/contracts/api'
import type { Generated, JSONColumnType } from 'kysely'

export interface ContentTables {
  content_items: {
    id: Generated<number>
    kind: ContentKindName
    key: string
    /** As the latest version has it. */
    title: string
    /** The number of the latest version. */
    version: Generated<number>
    /** The version that the public gets. */
    published_version: number | null
    is_withdrawn: Generated<boolean>
    /** The planned publication. */
    publish_version: number | null
    publish_at: Date | null
    publish_by: number | null
    /** The idempotency key of the call that created it. */
    created_key: string | null
  }
  /** Each text that was saved. */
  content_versions: {
    item_id: number
    version: number
    title: string
    data: JSONColumnType<AnyContentData>
    /** Null: it came with the shop. */
    written_by: number | null
    written_at: Date
    published_by: number | null
    published_at: Date | null
  }
}
