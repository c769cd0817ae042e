import type { Http } from '@nireeka/contracts'
import type {
  CreditGrant,
  CreditsData,
  CustomerChange,
  CustomerData,
  CustomerPurchasesData,
  CustomerRoleChange,
  CustomerSupportData,
} from '@nireeka/contracts/api'
import type { output } from '@nireeka/contracts/zod'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

/** A member's account as staff see it. */
export type Customer = InOurNames<CustomerData>
export type Purchases = InOurNames<CustomerPurchasesData>
export type Support = InOurNames<CustomerSupportData>
export type Credits = InOurNames<CreditsData>

/** What a change answers: the account as it is now, and the server's sentence about it. */
export interface Changed {
  item: Customer
  message: string | null
}

export const customerKey = (id: string | number) => ['customer', String(id)] as const

/** The query of an account. It is read again on every visit, because the member and other staff change it, too. */
export const customerById = (http: Http, id: string) =>
  queryOptions({
    queryKey: customerKey(id),
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Customer> =>
      inOurNames((await http.get('/api/backoffice/customers/:id', { params: { id }, signal })).data),
  })

export const purchasesOf = (http: Http, id: number) =>
  queryOptions({
    queryKey: ['customer-purchases', id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Purchases> =>
      inOurNames(
        (await http.get('/api/backoffice/customers/:id/purchases', { params: { id }, signal })).data,
      ),
  })

export const supportOf = (http: Http, id: number) =>
  queryOptions({
    queryKey: ['customer-support', id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Support> =>
      inOurNames((await http.get('/api/backoffice/customers/:id/support', { params: { id }, signal })).data),
  })

export const creditsOf = (http: Http, id: number, page: number) =>
  queryOptions({
    queryKey: ['customer-credits', id, page],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Credits> =>
      inOurNames(
        (await http.get('/api/backoffice/customers/:id/credits', { params: { id }, query: { page }, signal }))
          .data,
      ),
  })

const toChanged = ({ data, message }: { data: CustomerData; message: string | null }): Changed => ({
  item: inOurNames(data),
  message,
})

type Body = output<typeof CustomerChange>

/** Makes a change of an account, each at the version that was read. */
export type ChangeCustomer = (http: Http, id: number, body: Body) => Promise<Changed>

export const blockCustomer: ChangeCustomer = async (http, id, body) =>
  toChanged(await http.post('/api/backoffice/customers/:id/block', body, { params: { id } }))

export const unblockCustomer: ChangeCustomer = async (http, id, body) =>
  toChanged(await http.post('/api/backoffice/customers/:id/unblock', body, { params: { id } }))

export const signOutCustomer: ChangeCustomer = async (http, id, body) =>
  toChanged(await http.post('/api/backoffice/customers/:id/sign-out', body, { params: { id } }))

export const endCustomerSession = async (
  http: Http,
  { id, session }: { id: number; session: string },
  body: Body,
): Promise<Changed> =>
  toChanged(
    await http.post('/api/backoffice/customers/:id/end-session', { ...body, session }, { params: { id } }),
  )

export const askForExport: ChangeCustomer = async (http, id, body) =>
  toChanged(await http.post('/api/backoffice/customers/:id/data-export', body, { params: { id } }))

export const askForDeletion: ChangeCustomer = async (http, id, body) =>
  toChanged(await http.post('/api/backoffice/customers/:id/deletion', body, { params: { id } }))

export const cancelDeletion: ChangeCustomer = async (http, id, body) =>
  toChanged(await http.post('/api/backoffice/customers/:id/deletion/cancel', body, { params: { id } }))

export const changeRole = async (http: Http, id: number, body: output<typeof CustomerRoleChange>) =>
  toChanged(await http.post('/api/backoffice/customers/:id/role', body, { params: { id } }))

/** Grants credit; the same key again grants nothing more. */
export const grantCredit = async (
  http: Http,
  id: number,
  { body, key }: { body: output<typeof CreditGrant>; key: string },
) => {
  const { message } = await http.post('/api/backoffice/customers/:id/credits', body, {
    params: { id },
    headers: { 'idempotency-key': key },
  })
  return message
}
