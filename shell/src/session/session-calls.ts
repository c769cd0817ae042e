import type { Calls } from '@nireeka/contracts'

import { saveToken } from './token.ts'

const CART = '/api/cart' satisfies keyof Calls<'GET'>
const CHANGE_PASSWORD = '/api/change-password' satisfies keyof Calls<'POST'>

/** Returns whether a 401 of this path is worth a new token: the cart is exempt (spec, section 7). */
export const mayRenew = (path: string) => path !== CART

/** Saves the token that a changed password brings in place of the one that ended. */
export function takeNewToken(path: string, answer: unknown) {
  if (path !== CHANGE_PASSWORD) return
  const { data } = answer as Calls<'POST'>[typeof CHANGE_PASSWORD]['answer']
  saveToken(data.token)
}
