import { REMEMBER_DAYS } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'
import Cookies from 'js-cookie'

const NAME = 'access_token'
/** The cookie attributes of the access token (spec, section 9). */
const RULES = { path: '/', secure: true, sameSite: 'strict' } as const
const REMEMBER_SECONDS = REMEMBER_DAYS * 24 * 60 * 60

export const readToken = () => Cookies.get(NAME)

/** Returns the token that the browser stores now. `readToken` may lag behind what another tab has just written. */
export const readStoredToken = async () =>
  'cookieStore' in window ? (await cookieStore.get(NAME))?.value : readToken()

/**
 * Stores the token for 30 days when the login is remembered, otherwise until the browser closes. The cookie uses
 * max-age instead of a date, because this device's clock may be wrong by years.
 */
export function saveToken(token: string) {
  const isRemembered = storage.read('remember') === true
  Cookies.set(NAME, token, isRemembered ? { ...RULES, 'max-age': String(REMEMBER_SECONDS) } : RULES)
}

/** Clears everything stored about the login; the guest's cart and a saved bike stay. */
export function clearLogin() {
  Cookies.remove(NAME, RULES)
  storage.clear('email', 'remember', 'selectedBike')
}
