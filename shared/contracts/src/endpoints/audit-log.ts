import { AuditLogAnswer, AuditLogQuery } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const auditLogEndpoints = {
  list: {
    method: 'GET',
    path: '/api/backoffice/audit-log',
    access: 'admin',
    query: AuditLogQuery,
    answer: AuditLogAnswer,
  },
} as const satisfies EndpointGroup
