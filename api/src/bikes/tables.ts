import type { BikePageTables } from './about/tables.ts'
import type { ConfiguratorTables } from './configurator/tables.ts'
import type { MemberBikeTables } from './member-bikes/tables.ts'
import type { ReadyMadeTables } from './ready-made/tables.ts'
import type { SavedBikeTables } from './saved/tables.ts'
import type { SizeAlertTables } from './size-alerts/tables.ts'

/** The database tables that only the bikes domain writes. */
export interface BikesTables
  extends
    BikePageTables,
    ConfiguratorTables,
    MemberBikeTables,
    ReadyMadeTables,
    SavedBikeTables,
    SizeAlertTables {}

declare module '../platform/database/tables.ts' {
  interface Tables extends BikesTables {}
}
