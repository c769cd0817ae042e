import type { Generated } from 'kysely'

export interface CspReportTables {
  /** `day` is like 2026-04-18; `source` is a host or a word such as inline. */
  csp_reports: { day: string; directive: string; source: string; reports: Generated<number> }
}
