import { type Http, isHttpError, messageOf, TEXTS, toDollars } from '@nireeka/contracts'

/** What a member's cart comes to with a code, in dollars: the server's own sums. */
export interface PromoAnswer {
  code: string
  description: string
  discount: number
  total: number
}

/** Spec, section 7: what the page shows as its total is sent along, and believed by nobody. */
export async function changePromoCode(http: Http, code: string, totalCents: number): Promise<PromoAnswer> {
  const path = '/api/configurator/change-promo-code/:id'
  const shown = { total_price: toDollars(totalCents) }
  const { data } = await http.post(path, shown, { params: { id: code } })
  const { total_price, ...promo } = data
  return { ...promo, total: total_price }
}

/** Why a code doesn't count, in the server's words. */
export const reasonOf = (error: unknown) =>
  (isHttpError(error) && error.fields.id?.join(' ')) || messageOf(error, TEXTS.unreachable)
