// Apart from the schemas, so that a page that lists promo codes doesn't load them.
export const PROMO_KINDS = ['percent', 'amount', 'free_shipping', 'free_colour'] as const
export type PromoKind = (typeof PROMO_KINDS)[number]

export const PROMO_SCOPES = ['order', 'goods', 'accessories', 'bikes', 'upgrades'] as const
export type PromoScope = (typeof PROMO_SCOPES)[number]

export const PROMO_STATUSES = ['active', 'planned', 'used_up', 'ended'] as const
export type PromoStatus = (typeof PROMO_STATUSES)[number]

export const PROMO_SORTS = ['newest', 'most_used', 'least_used', 'first_ending', 'last_ending'] as const
export type PromoSort = (typeof PROMO_SORTS)[number]

/** What a preview's cart holds. */
export const PROMO_EXAMPLES = ['accessory', 'spare', 'bike', 'upgrade'] as const
export type PromoExample = (typeof PROMO_EXAMPLES)[number]
