import { REMEMBER_DAYS } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'

const NAME = 'access_token'
/** Spec, section 9. */
const RULES = 'path=/; secure; samesite=strict'
const REMEMBER_SECONDS = REMEMBER_DAYS * 24 * 60 * 60

export const readToken = () => document.cookie.match(/(?:^|; )access_token=([^;]+)/)?.[1]

/**
 * For 30 days when remembered, else until the browser closes. Counted from now, not by a date: the clock of this
 * device may be wrong by years.
 */
export function saveToken(token: string) {
  const isRemembered = storage.read('remember') === true
  document.cookie = `${NAME}=${token}; ${RULES}${isRemembered ? `; max-age=${REMEMBER_SECONDS}` : ''}`
}

/** Forgets the login by key; the guest's cart and a saved bike stay. */
export function clearLogin() {
  document.cookie = `${NAME}=; ${RULES}; max-age=0`
  storage.clear('email', 'remember', 'selectedBike')
}
