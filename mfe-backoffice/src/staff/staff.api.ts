import type { Http } from '@nireeka/contracts'
import type { StaffData, StaffInvitation } from '@nireeka/contracts/api'
import type { output } from '@nireeka/contracts/zod'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

export type Staff = InOurNames<StaffData>
export type Colleague = Staff['staff'][number]
export type Invitation = Staff['invitations'][number]

export const STAFF = ['staff'] as const

/** The query of all staff, the invitations and the settings. */
export const allStaff = (http: Http) =>
  queryOptions({
    queryKey: STAFF,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Staff> =>
      inOurNames((await http.get('/api/backoffice/staff', { signal })).data),
  })

/** What every change answers: all of it as it is now, and the server's sentence about it. */
export interface Changed {
  staff: Staff
  message: string | null
}

const toChanged = ({ data, message }: { data: StaffData; message: string | null }): Changed => ({
  staff: inOurNames(data),
  message,
})

export const invite = async (http: Http, body: output<typeof StaffInvitation>) =>
  toChanged(await http.post('/api/backoffice/staff/invitations', body))

export const resend = async (http: Http, { id, version }: Invitation) =>
  toChanged(await http.post('/api/backoffice/staff/invitations/:id/resend', { version }, { params: { id } }))

export const withdraw = async (http: Http, { id, version }: Invitation) =>
  toChanged(
    await http.post('/api/backoffice/staff/invitations/:id/withdraw', { version }, { params: { id } }),
  )

export const saveSettings = async (http: Http, { needsSecondFactor, version }: Staff['settings']) =>
  toChanged(
    await http.post('/api/backoffice/staff/settings', { needs_second_factor: needsSecondFactor, version }),
  )
