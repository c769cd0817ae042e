import type { CartTables } from './cart/tables.ts'
import type { CheckoutTables } from './checkout/tables.ts'
import type { CreditTables } from './credits/tables.ts'
import type { GoodsImportTables } from './goods-import/tables.ts'
import type { OrderAdminTables } from './order-admin/tables.ts'
import type { OrderTables } from './orders/tables.ts'
import type { SavedCardTables } from './payments/saved-cards/tables.ts'
import type { PromoTables } from './promo/tables.ts'
import type { ReturnTables } from './returns/tables.ts'
import type { ShipmentTables } from './shipments/tables.ts'
import type { WorkshopTables } from './workshop/tables.ts'

/** The database tables that only the sales domain writes. */
export interface SalesTables
  extends
    CartTables,
    CheckoutTables,
    CreditTables,
    GoodsImportTables,
    OrderAdminTables,
    OrderTables,
    PromoTables,
    ReturnTables,
    SavedCardTables,
    ShipmentTables,
    WorkshopTables {}

declare module '../platform/database/tables.ts' {
  interface Tables extends SalesTables {}
}
