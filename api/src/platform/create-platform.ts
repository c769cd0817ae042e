import type { FastifyPluginAsync } from 'fastify'

import { createAttempts } from './attempts/attempts.ts'
import { auditLogRoutes } from './audit/audit-log.admin.routes.ts'
import { createAuditLog } from './audit/audit-log.repository.ts'
import { createCspReports } from './csp-reports/csp-reports.repository.ts'
import { cspReportRoutes } from './csp-reports/csp-reports.routes.ts'
import type { Db } from './database/open-database.ts'
import { failedEmailRoutes } from './email/failed/failed-emails.admin.routes.ts'
import { createPurgeOutbox } from './email/purge-outbox.ts'
import { figureRoutes } from './figures/figures.admin.routes.ts'
import { createForgetJobs } from './job-runs/forget-jobs.ts'
import { jobRoutes } from './job-runs/jobs.admin.routes.ts'
import { createRateLimits } from './rate-limits/rate-limits.ts'
import { createRemotes } from './remotes/remotes.repository.ts'
import { remoteRoutes } from './remotes/remotes.routes.ts'
import { createVitals } from './vitals/vitals.repository.ts'
import { vitalRoutes } from './vitals/vitals.routes.ts'

interface Needs {
  db: Db
  now: () => Date
}

/**
 * Creates the platform that every domain uses: rate limits, outbox, audit log, remote releases and page-speed
 * statistics.
 */
export function createPlatform({ db, now }: Needs) {
  const remotes = createRemotes(db)
  const rateLimits = createRateLimits({ db, now })
  const cspReports = createCspReports({ db, now })
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(remoteRoutes({ remotes }))
    await app.register(cspReportRoutes({ cspReports }))
    await app.register(auditLogRoutes({ auditLog: createAuditLog(db) }))
    await app.register(failedEmailRoutes({ db, now }))
    await app.register(jobRoutes({ db, now }))
    await app.register(figureRoutes({ db, now }))
    await app.register(vitalRoutes({ vitals: createVitals({ db, now }) }))
  }
  return {
    routes,
    remotes,
    attempts: createAttempts({ db, now }),
    rateLimits,
    jobs: {
      purgeOutbox: createPurgeOutbox({ db, now }),
      purgeRateLimits: rateLimits.purge,
      purgeCspReports: cspReports.purge,
      forgetJobs: createForgetJobs({ db, now }),
    },
  }
}
