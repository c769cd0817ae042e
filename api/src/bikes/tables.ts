import type { ConfiguratorTables } from './configurator/tables.ts'
import type { MemberBikeTables } from './member-bikes/tables.ts'
import type { SavedBikeTables } from './saved/tables.ts'

/** The tables that this domain alone writes. */
export interface BikesTables extends ConfiguratorTables, MemberBikeTables, SavedBikeTables {}

declare module '../platform/database/tables.ts' {
  interface Tables extends BikesTables {}
}
