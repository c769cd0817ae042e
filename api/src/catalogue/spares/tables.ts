import type { ColumnType, Generated } from 'kysely'

export interface SpareTables {
  spare_families: { code: string; position: number; title: string; description: string }
  /** What a spare has besides being a product. */
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
    /** Made by the database from the keywords. */
    search: ColumnType<string, never, never>
  }
}
