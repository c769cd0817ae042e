import type { Http } from '@nireeka/contracts'

/** Asks for one email when a size that isn't built now is built again. */
export const askForSizeAlert = (http: Http, sizeId: number, email: string) =>
  http.post('/api/configurator/sizes/:id/stock-alert', { email }, { params: { id: sizeId } })
