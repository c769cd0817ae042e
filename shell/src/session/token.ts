import { REMEMBER_DAYS } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'
import Cookies from 'js-cookie'

const NAME = 'access_token'
const RULES = { path: '/', secure: true, sameSite: 'strict' } as const
const REMEMBER_SECONDS = REMEMBER_DAYS * 24 * 60 * 60

export const readToken = () => Cookies.get(NAME)

/** The spec's cookie (section 9): path /, secure, strict; 30 days when remembered, else until the browser closes. */
export function saveToken(token: string) {
  const isRemembered = storage.read('remember') === true
  // Counted from now, not a date: the clock of this device may be wrong by years.
  Cookies.set(NAME, token, isRemembered ? { ...RULES, 'max-age': String(REMEMBER_SECONDS) } : RULES)
}

/** Forgets the login by key; the guest's cart and a saved bike stay. */
export function clearLogin() {
  Cookies.remove(NAME, RULES)
  storage.clear('email', 'remember', 'selectedBike')
}
