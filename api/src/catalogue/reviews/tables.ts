import type { ReviewState } from '@nireeka/contracts'
import type { Generated } from 'kysely'

export interface ReviewTables {
  reviews: {
    id: Generated<number>
    product_id: number
    /** The author; null after the account was deleted. */
    user_id: number | null
    author: string
    rating: number
    title: string | null
    body: string | null
    is_verified: Generated<boolean>
    state: ReviewState
    /** Why the review was rejected. */
    reason: string | null
    created_at: Date
    decided_at: Date | null
    decided_by: string | null
  }
  review_decisions: {
    id: Generated<number>
    review_id: number
    state: 'published' | 'rejected'
    reason: string | null
    /** Who made the decision: staff:9 */
    actor: string
    at: Date
  }
}
