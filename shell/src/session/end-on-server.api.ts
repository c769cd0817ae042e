import type { Http } from '@nireeka/contracts'

/** Logs out with a given token, because the browser may have forgotten it already. */
export const getLogout = (http: Http, token: string, signal?: AbortSignal) =>
  http.get('/api/logout', { anonymous: true, headers: { authorization: `Bearer ${token}` }, signal })
