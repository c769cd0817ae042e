import {
  FailedEmailsAnswer,
  FailedEmailsQuery,
  IdParams,
  JobsAnswer,
  JobsQuery,
  NoBody,
  NothingAnswer,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

/** What admins see of emails and jobs that didn't go well. */
export const operationEndpoints = {
  failedEmails: {
    method: 'GET',
    path: '/api/backoffice/failed-emails',
    access: 'admin',
    query: FailedEmailsQuery,
    answer: FailedEmailsAnswer,
  },
  sendAgain: {
    method: 'POST',
    path: '/api/backoffice/failed-emails/:id/send-again',
    access: 'admin',
    params: IdParams,
    body: NoBody,
    answer: NothingAnswer,
  },
  jobs: {
    method: 'GET',
    path: '/api/backoffice/jobs',
    access: 'admin',
    query: JobsQuery,
    answer: JobsAnswer,
  },
} as const satisfies EndpointGroup
