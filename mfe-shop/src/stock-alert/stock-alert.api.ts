import type { Http } from '@nireeka/contracts'

export const askForAlert = (http: Http, id: number, email: string) =>
  http.post('/api/accessories/:id/stock-alert', { email }, { params: { id } })

/** By the key of the email alone: who is logged in doesn't matter. */
export const endAlert = (http: Http, key: string) =>
  http.post('/api/stock-alerts/end', { key }, { anonymous: true })
