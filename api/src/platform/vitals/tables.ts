import type { PageKindName, VitalName } from '@nireeka/contracts/api'
import type { Generated } from 'kysely'

export interface VitalTables {
  /** `day` as 2026-04-18; `step` as `stepOf` gives it. */
  vitals: { day: string; page: PageKindName; name: VitalName; step: number; visits: Generated<number> }
}
