import {
  AcceptInvitation,
  IdParams,
  InvitationAnswer,
  InvitationChange,
  InvitationToken,
  NothingAnswer,
  StaffAnswer,
  StaffInvitation,
  StaffSettings,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

const change = { method: 'POST', access: 'admin', answer: StaffAnswer } as const
const link = { method: 'POST', access: 'guest' } as const

/** Who works in the back office, and who is invited to. Roles are changed by the calls of /api/backoffice/customers. */
export const staffEndpoints = {
  list: { method: 'GET', path: '/api/backoffice/staff', access: 'admin', answer: StaffAnswer },
  invite: { ...change, path: '/api/backoffice/staff/invitations', body: StaffInvitation },
  resend: {
    ...change,
    path: '/api/backoffice/staff/invitations/:id/resend',
    params: IdParams,
    body: InvitationChange,
  },
  withdraw: {
    ...change,
    path: '/api/backoffice/staff/invitations/:id/withdraw',
    params: IdParams,
    body: InvitationChange,
  },
  settings: { ...change, path: '/api/backoffice/staff/settings', body: StaffSettings },
  check: { ...link, path: '/api/staff-invitation', body: InvitationToken, answer: InvitationAnswer },
  accept: { ...link, path: '/api/staff-invitation/accept', body: AcceptInvitation, answer: NothingAnswer },
  join: {
    method: 'POST',
    path: '/api/staff-invitation/join',
    access: 'member',
    body: InvitationToken,
    answer: NothingAnswer,
  },
} as const satisfies EndpointGroup
