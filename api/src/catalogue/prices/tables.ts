import type { Generated } from 'kysely'

/** What has a price that staff change. */
export type PriceSubjectKind = 'product' | 'bike' | 'part' | 'colour'

export interface PriceTables {
  /** Only ever added to; a row's end, applied or cancelled, is written once. */
  price_changes: {
    id: Generated<number>
    subject_kind: PriceSubjectKind
    subject_id: number
    /** The price until then in cents; null as long as the new one isn't applied. */
    old_cents: number | null
    new_cents: number
    begins_at: Date
    /** Who planned it: admin:9 */
    actor: string
    planned_at: Date
    applied_at: Date | null
    cancelled_at: Date | null
  }
}
