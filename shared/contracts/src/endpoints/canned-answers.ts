import {
  CannedAnswerAnswer,
  CannedAnswerChange,
  CannedAnswerInput,
  CannedAnswerRemoval,
  CannedAnswersAnswer,
  CannedAnswersQuery,
  CreatingHeaders,
  FilledAnswer,
  FilledAnswerParams,
  IdParams,
  NothingAnswer,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

const ANSWERS = '/api/backoffice/canned-answers'
const POST = { method: 'POST', access: 'staff' } as const
const GET = { method: 'GET', access: 'staff' } as const

/** Answers that staff send often, and how one reads for a ticket. */
export const cannedAnswerEndpoints = {
  list: { ...GET, path: ANSWERS, query: CannedAnswersQuery, answer: CannedAnswersAnswer },
  read: { ...GET, path: `${ANSWERS}/:id`, params: IdParams, answer: CannedAnswerAnswer },
  create: {
    ...POST,
    path: ANSWERS,
    headers: CreatingHeaders,
    body: CannedAnswerInput,
    answer: CannedAnswerAnswer,
  },
  change: {
    ...POST,
    path: `${ANSWERS}/:id`,
    params: IdParams,
    body: CannedAnswerChange,
    answer: CannedAnswerAnswer,
  },
  remove: {
    ...POST,
    path: `${ANSWERS}/:id/delete`,
    params: IdParams,
    body: CannedAnswerRemoval,
    answer: NothingAnswer,
  },
  fill: {
    ...GET,
    path: '/api/backoffice/tickets/:id/canned-answers/:answer',
    params: FilledAnswerParams,
    answer: FilledAnswer,
  },
} as const satisfies EndpointGroup
