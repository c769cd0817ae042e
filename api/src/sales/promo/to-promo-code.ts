import { toDollars } from '@nireeka/contracts'
import type { PromoCodeData, PromoCodeInput, PromoStatus } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import type { Updateable } from 'kysely'

import type { PromoRule } from '../money/promo-base.ts'
import type { PromoTables } from './tables.ts'

const PERCENT = 100
const CENTS = 100

const dollarsOf = (cents: number | null) => (cents === null ? null : toDollars(cents))
const centsOf = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * CENTS))
const dateOf = (time: string | null) => (time === null ? null : new Date(time))

/** Returns a code in the API's form. */
export const toPromoCode = (promo: PromoRule & { status: PromoStatus }): PromoCodeData => ({
  id: promo.id,
  code: promo.code,
  kind: promo.kind,
  percent: promo.percent === null ? null : promo.percent / PERCENT,
  max: dollarsOf(promo.max_cents),
  amount: dollarsOf(promo.amount_cents),
  applies_to: promo.applies_to,
  product_ids: promo.product_ids,
  colour_type: promo.colour_type,
  description: promo.description,
  min: toDollars(promo.min_cents),
  starts_at: promo.starts_at?.toISOString() ?? null,
  ends_at: promo.ends_at?.toISOString() ?? null,
  max_uses: promo.max_uses,
  max_per_member: promo.max_per_member,
  is_first_order_only: promo.is_first_order_only,
  customer_group: promo.customer_group,
  country_ids: promo.country_ids,
  uses: promo.uses,
  status: promo.status,
  version: promo.version,
})

type Row = Required<Omit<Updateable<PromoTables['promo_codes']>, 'id' | 'uses' | 'version'>>

/** Returns the row of a code as admins enter it. */
export const toRow = (input: z.output<typeof PromoCodeInput>): Row => ({
  code: input.code,
  kind: input.kind,
  percent: input.percent === null ? null : Math.round(input.percent * PERCENT),
  max_cents: centsOf(input.max),
  amount_cents: centsOf(input.amount),
  applies_to: input.applies_to,
  product_ids: input.product_ids,
  colour_type: input.colour_type,
  description: input.description,
  min_cents: centsOf(input.min) ?? 0,
  starts_at: dateOf(input.starts_at),
  ends_at: dateOf(input.ends_at),
  max_uses: input.max_uses,
  max_per_member: input.max_per_member,
  is_first_order_only: input.is_first_order_only,
  customer_group: input.customer_group,
  country_ids: input.country_ids,
})
