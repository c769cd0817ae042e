import { type Http, isHttpError, messageOf, TEXTS, toDollars } from '@nireeka/contracts'

/** The total of a member's cart with a promo code, in dollars, as the server computes it. */
export interface PromoAnswer {
  code: string
  description: string
  discount: number
  total: number
}

/** Applies a promo code. The page's total is sent along (spec, section 7), but the server doesn't trust it. */
export async function changePromoCode(http: Http, code: string, totalCents: number): Promise<PromoAnswer> {
  const path = '/api/configurator/change-promo-code/:id'
  const shown = { total_price: toDollars(totalCents) }
  const { data } = await http.post(path, shown, { params: { id: code } })
  const { total_price, ...promo } = data
  return { ...promo, total: total_price }
}

/** Returns the server's reason why a code isn't valid. */
export const reasonOf = (error: unknown) =>
  (isHttpError(error) && error.fields.id?.join(' ')) || messageOf(error, TEXTS.unreachable)
