import { REMEMBER_DAYS } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'
import Cookies from 'js-cookie'

const NAME = 'access_token'
/** Spec, section 9. */
const RULES = { path: '/', secure: true, sameSite: 'strict' } as const
const REMEMBER_SECONDS = REMEMBER_DAYS * 24 * 60 * 60

export const readToken = () => Cookies.get(NAME)

/** As the browser keeps it now: what a page reads may lag behind what another tab has written a moment ago. */
export const readStoredToken = async () =>
  'cookieStore' in window ? (await cookieStore.get(NAME))?.value : readToken()

/**
 * For 30 days when remembered, else until the browser closes. Counted from now, not by a date: the clock of this
 * device may be wrong by years.
 */
export function saveToken(token: string) {
  const isRemembered = storage.read('remember') === true
  Cookies.set(NAME, token, isRemembered ? { ...RULES, 'max-age': String(REMEMBER_SECONDS) } : RULES)
}

/** Forgets the login by key; the guest's cart and a saved bike stay. */
export function clearLogin() {
  Cookies.remove(NAME, RULES)
  storage.clear('email', 'remember', 'selectedBike')
}
