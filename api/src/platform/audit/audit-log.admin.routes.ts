import { auditLogEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answerPage } from '../http/answer.ts'
import { route } from '../http/route.ts'
import type { AuditLog } from './audit-log.repository.ts'

export const auditLogRoutes =
  ({ auditLog }: { auditLog: AuditLog }): FastifyPluginAsync =>
  async (app) => {
    route(app, auditLogEndpoints.list, async (request) => answerPage(await auditLog.list(request.query)))
  }
