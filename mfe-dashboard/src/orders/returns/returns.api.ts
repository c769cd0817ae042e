import type { Http } from '@nireeka/contracts'
import type { OrderReturnsData, ReturnRequest } from '@nireeka/contracts/api'
import type { output } from '@nireeka/contracts/zod'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

/** What of an order may be sent back, and what was asked for before. */
export type OrderReturns = InOurNames<OrderReturnsData>
export type Return = OrderReturns['returns'][number]
export type ReturnableLine = OrderReturns['lines'][number]

/** The query of an order's returns. It is read again on every visit, because the shop works on them. */
export const returnsOfOrder = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['order-returns', id],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      inOurNames((await http.get('/api/orders/:id/returns', { params: { id }, signal })).data),
  })

/** Asks for a return. The same key again answers the same one. */
export async function requestReturn(
  http: Http,
  orderId: number,
  { body, key }: { body: output<typeof ReturnRequest>; key: string },
) {
  const { data, message } = await http.post('/api/orders/:id/returns', body, {
    params: { id: orderId },
    headers: { 'idempotency-key': key },
  })
  return { id: data.id, number: data.number, message }
}

/** Returns the label of a return that is approved, as a PDF. */
export const readLabel = (http: Http, ids: { orderId: number; returnId: number }) =>
  http.get('/api/orders/:id/returns/:return/label', {
    params: { id: ids.orderId, return: ids.returnId },
    isFile: true,
  })

/** Sends a photo of what is sent back. */
export const sendPhoto = (http: Http, ids: { orderId: number; returnId: number }, file: File) =>
  http.post('/api/orders/:id/returns/:return/photos', file, {
    params: { id: ids.orderId, return: ids.returnId },
    headers: { 'content-type': file.type, 'x-file-name': encodeURIComponent(file.name) },
  })
