import type { Http } from '@nireeka/contracts'

/** Gives the password again, and a code if the account asks for one, which allows this session's changes for 5 minutes. */
export const confirmPassword = (http: Http, given: { password: string; code?: string }) =>
  http.post('/api/account/confirm-password', given)
