import type { Generated } from 'kysely'

export interface SavedCardTables {
  /** Members as payment providers know them. */
  payment_customers: {
    id: Generated<number>
    /** Null when the account is erased and the provider has not deleted the customer yet. */
    user_id: number | null
    provider: string
    /** Sent with the customer's creation, so that a repeated call makes no second one. */
    key: Generated<string>
    /** The provider's name for the member; null until it has answered. */
    customer_ref: Generated<string | null>
    created_at: Date
    asked_at: Generated<Date | null>
    asked: Generated<number>
  }
  /** The made-up cards that the sandbox keeps. */
  sandbox_cards: {
    id: Generated<number>
    customer_id: number
    brand: string
    last_four: string
    exp_month: number
    exp_year: number
  }
}
