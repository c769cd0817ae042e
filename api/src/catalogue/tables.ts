import type { AccessoryTables } from './accessories/tables.ts'
import type { CountryTables } from './countries/tables.ts'
import type { ProductTables } from './products/tables.ts'
import type { ReviewTables } from './reviews/tables.ts'
import type { SpareTables } from './spares/tables.ts'
import type { StockTables } from './stock/tables.ts'
import type { StockAlertTables } from './stock-alerts/tables.ts'

/** The database tables that only the catalogue domain writes. */
export interface CatalogueTables
  extends
    AccessoryTables,
    CountryTables,
    ProductTables,
    ReviewTables,
    SpareTables,
    StockAlertTables,
    StockTables {}

declare module '../platform/database/tables.ts' {
  interface Tables extends CatalogueTables {}
}
