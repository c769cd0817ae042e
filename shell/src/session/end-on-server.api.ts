import type { Http } from '@nireeka/contracts'

/** With this very token: the browser may have forgotten it already. */
export const getLogout = (http: Http, token: string, signal?: AbortSignal) =>
  http.get('/api/logout', { anonymous: true, headers: { authorization: `Bearer ${token}` }, signal })
