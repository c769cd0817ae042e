import type { PageKindName, VitalName } from '@nireeka/contracts/api'
import type { Generated } from 'kysely'

export interface VitalTables {
  /** Page-speed counts. `day` is like 2026-04-18; `step` is the result of `stepOf`. */
  vitals: { day: string; page: PageKindName; name: VitalName; step: number; visits: Generated<number> }
}
