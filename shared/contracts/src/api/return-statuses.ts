// Apart from the schemas, so that a page that shows returns doesn't load them.
export const RETURN_STATUSES = [
  'requested',
  'approved',
  'received',
  'inspected',
  'closed',
  'rejected',
] as const
export type ReturnStatus = (typeof RETURN_STATUSES)[number]

/** Why pieces are sent back. */
export const RETURN_REASONS = [
  'does_not_fit',
  'changed_mind',
  'damaged',
  'wrong_item',
  'defective',
  'other',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/**
 * What a member wants for what they send back: the money to where it came from, store credit, or the same product again,
 * perhaps in another size or colour.
 */
export const RETURN_WISHES = ['payment', 'credits', 'exchange'] as const
export type ReturnWish = (typeof RETURN_WISHES)[number]

/** For so many days after their delivery pieces can be sent back. */
export const RETURN_DAYS = 14

export const RETURN_PHOTOS = {
  most: 6,
  maxBytes: 10_000_000,
  kinds: ['image/jpeg', 'image/png', 'image/webp'],
} as const
