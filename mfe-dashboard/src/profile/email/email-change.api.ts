import type { Http } from '@nireeka/contracts'
import type { EmailChangeData, EmailChangeInput } from '@nireeka/contracts/api'
import type { output } from '@nireeka/contracts/zod'
import { queryOptions } from '@nireeka/kit/query'

/** A new email that was asked for, and which of the two addresses has confirmed it. */
export interface EmailChange {
  email: string
  until: Date
  isConfirmedByOld: boolean
  isConfirmedByNew: boolean
}

/** The query for the change of the email that is pending; null for none. The links are opened elsewhere meanwhile. */
export const emailChange = (http: Http) =>
  queryOptions({
    queryKey: ['email-change'],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      toEmailChange((await http.get('/api/account/email-change', { signal })).data.change),
  })

export const requestEmailChange = async (http: Http, input: output<typeof EmailChangeInput>) =>
  toEmailChange((await http.post('/api/account/email-change', input)).data.change)

export const withdrawEmailChange = async (http: Http) =>
  toEmailChange((await http.delete('/api/account/email-change')).data.change)

const toEmailChange = (data: EmailChangeData | null): EmailChange | null =>
  data && {
    email: data.email,
    until: new Date(data.expires_at),
    isConfirmedByOld: data.is_confirmed_by_old,
    isConfirmedByNew: data.is_confirmed_by_new,
  }
