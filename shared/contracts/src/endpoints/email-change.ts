import {
  EmailChangeAnswer,
  EmailChangeInput,
  EmailChangeToken,
  EmailConfirmedAnswer,
  NothingAnswer,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

const path = '/api/account/email-change'

/** The change of a member's email address, which both addresses confirm. */
export const emailChangeEndpoints = {
  read: { method: 'GET', path, access: 'member', answer: EmailChangeAnswer },
  request: { method: 'POST', path, access: 'member', body: EmailChangeInput, answer: EmailChangeAnswer },
  withdraw: { method: 'DELETE', path, access: 'member', answer: EmailChangeAnswer },
  confirm: {
    method: 'POST',
    path: '/api/email-change/confirm',
    access: 'guest',
    body: EmailChangeToken,
    answer: EmailConfirmedAnswer,
  },
  refuse: {
    method: 'POST',
    path: '/api/email-change/refuse',
    access: 'guest',
    body: EmailChangeToken,
    answer: NothingAnswer,
  },
} as const satisfies EndpointGroup
