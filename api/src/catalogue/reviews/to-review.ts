import type { ReviewData } from '@nireeka/contracts/api'
import type { Selectable } from 'kysely'

import type { ReviewTables } from './tables.ts'

/** The columns of a review that are public. */
export const SHOWN = ['id', 'author', 'rating', 'title', 'body', 'is_verified', 'created_at'] as const

export type ReviewRow = Pick<Selectable<ReviewTables['reviews']>, (typeof SHOWN)[number]>

export const toReview = ({ created_at, ...review }: ReviewRow): ReviewData => ({
  ...review,
  created_at: created_at.toISOString(),
})
