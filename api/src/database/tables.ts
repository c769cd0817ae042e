import type { Generated } from 'kysely'

import type { AccountTables } from '../accounts/tables.ts'
import type { CartTables } from '../cart/tables.ts'
import type { CatalogueTables } from '../catalogue/tables.ts'
import type { CheckoutTables } from '../checkout/tables.ts'
import type { SavedBikeTables } from '../configurator/saved/tables.ts'
import type { ConfiguratorTables } from '../configurator/tables.ts'
import type { CreditTables } from '../credits/tables.ts'
import type { DealerTables } from '../dealers/tables.ts'
import type { ForumTables } from '../forum/tables.ts'
import type { HelpTables } from '../help/tables.ts'
import type { HomeTables } from '../home/tables.ts'
import type { MailTables } from '../mail/tables.ts'
import type { MemberBikeTables } from '../member-bikes/tables.ts'
import type { NewsletterTables } from '../newsletter/tables.ts'
import type { OrderTables } from '../orders/tables.ts'
import type { PromoTables } from '../promo/tables.ts'
import type { RemoteTables } from '../remotes/tables.ts'
import type { ReviewTables } from '../reviews/tables.ts'
import type { SearchTables } from '../search/tables.ts'
import type { SpareTables } from '../spares/tables.ts'
import type { StockAlertTables } from '../stock-alerts/tables.ts'
import type { SupportTables } from '../support/tables.ts'
import type { VitalTables } from '../vitals/tables.ts'

/** Every area's tables as the queries see them; the columns' rules stand in migrations/. */
export interface Tables
  extends
    AccountTables,
    CartTables,
    CatalogueTables,
    CheckoutTables,
    ConfiguratorTables,
    CreditTables,
    DealerTables,
    ForumTables,
    HelpTables,
    HomeTables,
    MailTables,
    MemberBikeTables,
    NewsletterTables,
    OrderTables,
    PromoTables,
    RemoteTables,
    ReviewTables,
    SavedBikeTables,
    SearchTables,
    SpareTables,
    StockAlertTables,
    SupportTables,
    VitalTables {
  migrations: { name: string; ran_at: Generated<Date> }
  seedings: { name: string; ran_at: Generated<Date> }
}
