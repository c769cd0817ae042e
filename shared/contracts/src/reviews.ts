export const REVIEW_STATES = ['pending', 'published', 'rejected'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]
/** The orders in which a product's reviews may be read. */
export const REVIEW_SORTS = ['newest', 'best', 'worst'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]
