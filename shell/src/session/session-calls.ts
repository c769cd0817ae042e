import type { Calls } from '@nireeka/contracts'

import { saveToken } from './token.ts'

const CART = '/api/cart' satisfies keyof Calls<'GET'>
const CHANGE_PASSWORD = '/api/change-password' satisfies keyof Calls<'POST'>

/** Returns whether a 401 from this path should trigger a token renewal: the cart is exempt (spec, section 7). */
export const mayRenew = (path: string) => path !== CART

/** Saves the new token that the server returns after a password change. */
export function takeNewToken(path: string, answer: unknown) {
  if (path !== CHANGE_PASSWORD) return
  const { data } = answer as Calls<'POST'>[typeof CHANGE_PASSWORD]['answer']
  saveToken(data.token)
}
