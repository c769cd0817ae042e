import type { WorkshopStage } from '@nireeka/contracts/api'
import type { ColumnType, Generated } from 'kysely'

export interface WorkshopTables {
  /** How far the workshop is with each bike of a paid order. */
  bike_builds: {
    order_bike_id: number
    order_id: number
    stage: WorkshopStage
    /** The day on which it is to be built, selected as text; null for a bike on request. */
    promised_on: ColumnType<Date | null, string | null, string | null>
    /** When its order was ready to ship with it. */
    ready_at: Generated<Date | null>
    changed_at: Date
    /** Counts its changes; the database adds one at each update. */
    version: Generated<number>
  }
}
