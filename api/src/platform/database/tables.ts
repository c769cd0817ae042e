import type { Generated } from 'kysely'

import type { AttemptTables } from '../attempts/tables.ts'
import type { AuditTables } from '../audit/tables.ts'
import type { CspReportTables } from '../csp-reports/tables.ts'
import type { EmailTables } from '../email/tables.ts'
import type { JobTables } from '../job-runs/tables.ts'
import type { RateLimitTables } from '../rate-limits/tables.ts'
import type { RemoteTables } from '../remotes/tables.ts'
import type { SearchTables } from '../search/tables.ts'
import type { VitalTables } from '../vitals/tables.ts'

/**
 * The platform's database tables as queries see them; each domain adds its own in `tables.ts`. Constraints are in
 * migrations/.
 */
export interface Tables
  extends
    AttemptTables,
    AuditTables,
    CspReportTables,
    EmailTables,
    JobTables,
    RateLimitTables,
    RemoteTables,
    SearchTables,
    VitalTables {
  migrations: { name: string; ran_at: Generated<Date> }
  seedings: { name: string; ran_at: Generated<Date> }
}
