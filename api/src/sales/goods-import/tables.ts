import type { Generated } from 'kysely'

export interface GoodsImportTables {
  /** Imports that were made, each once for its key. */
  goods_imports: {
    id: Generated<number>
    /** The idempotency key. */
    key: string
    /** A hash of what was imported. */
    contents: string
    file_name: string
    items: number
    /** Who made it: admin:9 */
    actor: string
    at: Date
  }
}
