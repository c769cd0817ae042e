import type { ColumnType, Generated } from 'kysely'

export interface SpareTables {
  spare_families: { code: string; position: number; title: string; description: string }
  /** The columns that a spare part has in addition to its product's. */
  spares: {
    product_id: number
    family_code: string
    fit_level: 'owner' | 'dealer'
    torque_nm: number | null
    year_from: number
    year_to: number | null
    superseded_by: number | null
    is_discontinued: Generated<boolean>
    drawing_position: number | null
    note: string | null
    keywords: string
    /** The search index, which the database generates from the keywords. */
    search: ColumnType<string, never, never>
  }
}
