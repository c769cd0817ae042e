import type { Http } from '@nireeka/contracts'

/** Options of calls that set or use the refresh cookie. The custom header can't be sent by another site's form. */
export const OWN_PAGE = { anonymous: true, headers: { 'x-nireeka': '1' } }

export const postRefresh = async (http: Http) =>
  (await http.post('/api/auth/refresh', {}, OWN_PAGE)).data.token

export const getMe = async (http: Http) => (await http.get('/api/me')).data
