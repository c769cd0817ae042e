import type { Http } from '@nireeka/contracts'
import type { InvitationLinkData } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

import { isGone } from './account.api.ts'

/** Whom an invitation is for; 'bad' for a link that doesn't work, or works no more. */
export type InvitationLink = { email: string; hasAccount: boolean } | 'bad'

/** The query that looks at the link of an invitation. The token is a secret, so the answer isn't cached. */
export const invitationBy = (http: Http, token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<InvitationLink> => {
      if (!token) return 'bad'
      try {
        const { data } = await http.post('/api/staff-invitation', { token }, { anonymous: true, signal })
        return toLink(data)
      } catch (error) {
        if (isGone(error)) return 'bad'
        throw error
      }
    },
  })

const toLink = ({ email, has_account }: InvitationLinkData) => ({ email, hasAccount: has_account })

export interface NewColleague {
  token: string
  name: string
  lastname: string
  password: string
  password_confirmation: string
}

export const acceptInvitation = (http: Http, input: NewColleague) =>
  http.post('/api/staff-invitation/accept', input, { anonymous: true })

export const joinByInvitation = (http: Http, token: string) =>
  http.post('/api/staff-invitation/join', { token })
