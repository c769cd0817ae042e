import {
  AdminDiagnosisAnswer,
  CreatingHeaders,
  DiagnosesAnswer,
  DiagnosisAnswer,
  DiagnosisChange,
  DiagnosisListAnswer,
  DiagnosisListQuery,
  DiagnosisParams,
  DiagnosisPublication,
  DiagnosisQuery,
  IdParams,
  NewDiagnosis,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

const STAFF = '/api/backoffice/diagnosis'

/** The guided troubleshooter of the help centre, and its guides as admins edit them. */
export const diagnosisEndpoints = {
  guides: {
    method: 'GET',
    path: '/api/help-center/diagnosis',
    access: 'guest',
    query: DiagnosisQuery,
    answer: DiagnosesAnswer,
  },
  guide: {
    method: 'GET',
    path: '/api/help-center/diagnosis/:slug',
    access: 'guest',
    params: DiagnosisParams,
    answer: DiagnosisAnswer,
  },
  list: {
    method: 'GET',
    path: STAFF,
    access: 'staff',
    query: DiagnosisListQuery,
    answer: DiagnosisListAnswer,
  },
  read: {
    method: 'GET',
    path: `${STAFF}/:id`,
    access: 'staff',
    params: IdParams,
    answer: AdminDiagnosisAnswer,
  },
  create: {
    method: 'POST',
    path: STAFF,
    access: 'staff',
    headers: CreatingHeaders,
    body: NewDiagnosis,
    answer: AdminDiagnosisAnswer,
  },
  change: {
    method: 'PUT',
    path: `${STAFF}/:id`,
    access: 'staff',
    params: IdParams,
    body: DiagnosisChange,
    answer: AdminDiagnosisAnswer,
  },
  publish: {
    method: 'POST',
    path: `${STAFF}/:id/publish`,
    access: 'staff',
    params: IdParams,
    body: DiagnosisPublication,
    answer: AdminDiagnosisAnswer,
  },
} as const satisfies EndpointGroup
