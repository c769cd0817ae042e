import { REMEMBER_DAYS } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'
import Cookies from 'js-cookie'

const NAME = 'access_token'

export const readToken = () => Cookies.get(NAME)

/** The spec's cookie (section 9): path /, secure, strict; 30 days when remembered, else until the browser closes. */
export function saveToken(token: string) {
  const isRemembered = storage.read('remember') === true
  Cookies.set(NAME, token, {
    path: '/',
    secure: true,
    sameSite: 'strict',
    expires: isRemembered ? REMEMBER_DAYS : undefined,
  })
}

/** Forgets the login by key; the guest's cart and a saved bike stay. */
export function clearLogin() {
  Cookies.remove(NAME, { path: '/', secure: true, sameSite: 'strict' })
  storage.clear('email', 'remember')
}
