import type { Http } from '@nireeka/contracts'

/** Gives the password again, which allows this session's changes for 5 minutes. */
export const confirmPassword = (http: Http, password: string) =>
  http.post('/api/account/confirm-password', { password })
