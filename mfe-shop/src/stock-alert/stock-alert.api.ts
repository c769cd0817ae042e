import type { Http } from '@nireeka/contracts'

export const askForAlert = (http: Http, id: number, email: string) =>
  http.post('/api/accessories/:id/stock-alert', { email }, { params: { id } })

/** Ends an alert by the key in its email; no login is needed. */
export const endAlert = (http: Http, key: string) =>
  http.post('/api/stock-alerts/end', { key }, { anonymous: true })
