import type { ColourType } from '@nireeka/contracts'
import type { Generated } from 'kysely'

export interface PromoTables {
  promo_codes: {
    id: Generated<number>
    code: string
    /** The description that shoppers see, such as "5 % off accessories". */
    description: string
    kind: 'percent' | 'amount' | 'free_shipping' | 'free_colour'
    /** The discount in hundredths of a percent. */
    percent: number | null
    amount_cents: number | null
    /** The most that a percentage takes off, in cents. */
    max_cents: number | null
    applies_to: 'order' | 'goods' | 'accessories' | 'bikes' | 'upgrades'
    /** The only products that the code applies to; empty for all products of `applies_to`. */
    product_ids: Generated<number[]>
    min_cents: Generated<number>
    starts_at: Date | null
    ends_at: Date | null
    /** How often the code can be used; null for no limit. */
    max_uses: number | null
    uses: Generated<number>
    max_per_member: number | null
    is_first_order_only: Generated<boolean>
    customer_group: string | null
    country_ids: Generated<number[]>
    colour_type: ColourType | null
    /** Counts the changes by staff; the database adds one at each update of more than `uses`. */
    version: Generated<number>
  }
  promo_redemptions: { order_id: number; promo_id: number; user_id: number; redeemed_at: Date }
}
