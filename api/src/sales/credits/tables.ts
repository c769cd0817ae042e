import type { CreditKind } from '@nireeka/contracts/api'
import type { Generated } from 'kysely'

export interface CreditTables {
  credit_entries: {
    id: Generated<number>
    user_id: number
    kind: CreditKind
    amount_cents: number
    expires_at: Date | null
    /** The id of the hold or grant that this row ends. */
    about_id: number | null
    order_id: number | null
    note: string | null
    actor: string
    created_at: Date
    /** The idempotency key of a grant by staff. */
    key: Generated<string | null>
    /** The account that the entry came from when it was merged into this one; null for all others. */
    merged_from_id: Generated<number | null>
  }
}
