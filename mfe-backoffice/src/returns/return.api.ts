import type { Http } from '@nireeka/contracts'
import type {
  AdminReturnData,
  ReturnApproval,
  ReturnEnding,
  ReturnExchange,
  ReturnInspection,
  ReturnReceipt,
  ReturnRefund,
} from '@nireeka/contracts/api'
import type { output } from '@nireeka/contracts/zod'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

/** A return as staff work on it. */
export type Return = InOurNames<AdminReturnData>
export type ReturnLine = Return['lines'][number]

/** What a change answers: the return as it is now, and the server's sentence about it. */
export interface ChangedReturn {
  item: Return
  message: string | null
}

export const returnKey = (id: string | number) => ['return', String(id)] as const

/** The query of a return. It is read again on every visit, because other staff work on it, too. */
export const returnById = (http: Http, id: string) =>
  queryOptions({
    queryKey: returnKey(id),
    staleTime: 0,
    queryFn: async ({ signal }) =>
      inOurNames((await http.get('/api/backoffice/returns/:id', { params: { id }, signal })).data),
  })

const toChanged = ({ data, message }: { data: AdminReturnData; message: string | null }): ChangedReturn => ({
  item: inOurNames(data),
  message,
})

export const approveReturn = async (http: Http, id: number, body: output<typeof ReturnApproval>) =>
  toChanged(await http.post('/api/backoffice/returns/:id/approve', body, { params: { id } }))

export const rejectReturn = async (http: Http, id: number, body: output<typeof ReturnEnding>) =>
  toChanged(await http.post('/api/backoffice/returns/:id/reject', body, { params: { id } }))

/** Ends a return that didn't come, or for which nothing is given back. */
export const closeReturn = async (http: Http, id: number, body: output<typeof ReturnEnding>) =>
  toChanged(await http.post('/api/backoffice/returns/:id/close', body, { params: { id } }))

export const receiveReturn = async (http: Http, id: number, body: output<typeof ReturnReceipt>) =>
  toChanged(await http.post('/api/backoffice/returns/:id/receive', body, { params: { id } }))

export const inspectReturn = async (http: Http, id: number, body: output<typeof ReturnInspection>) =>
  toChanged(await http.post('/api/backoffice/returns/:id/inspect', body, { params: { id } }))

/** Gives back what the return is worth. The same key again changes nothing. */
export const refundReturn = async (
  http: Http,
  id: number,
  { body, key }: { body: output<typeof ReturnRefund>; key: string },
) =>
  toChanged(
    await http.post('/api/backoffice/returns/:id/refund', body, {
      params: { id },
      headers: { 'idempotency-key': key },
    }),
  )

/** Sends something else for what has arrived. The same key again changes nothing. */
export const exchangeReturn = async (
  http: Http,
  id: number,
  { body, key }: { body: output<typeof ReturnExchange>; key: string },
) =>
  toChanged(
    await http.post('/api/backoffice/returns/:id/exchange', body, {
      params: { id },
      headers: { 'idempotency-key': key },
    }),
  )

/** Returns the label of an approved return as a PDF. */
export const readReturnLabel = (http: Http, id: number) =>
  http.get('/api/backoffice/returns/:id/label', { params: { id }, isFile: true })

/** Returns a photo as a file. */
export const readReturnPhoto = (http: Http, id: number, photo: number) =>
  http.get('/api/backoffice/returns/:id/photos/:photo', { params: { id, photo }, isFile: true })
