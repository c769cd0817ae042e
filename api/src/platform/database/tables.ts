import type { Generated } from 'kysely'

import type { AccountTables } from '../../identity/tables.ts'
import type { CartTables } from '../../sales/cart/tables.ts'
import type { CatalogueTables } from '../../catalogue/accessories/tables.ts'
import type { CheckoutTables } from '../../sales/checkout/tables.ts'
import type { SavedBikeTables } from '../../bikes/saved/tables.ts'
import type { ConfiguratorTables } from '../../bikes/configurator/tables.ts'
import type { CreditTables } from '../../sales/credits/tables.ts'
import type { DealerTables } from '../../community/dealers/tables.ts'
import type { ForumTables } from '../../community/forum/tables.ts'
import type { HelpTables } from '../../community/help/tables.ts'
import type { HomeTables } from '../../community/home/tables.ts'
import type { MailTables } from '../email/tables.ts'
import type { MemberBikeTables } from '../../bikes/member-bikes/tables.ts'
import type { NewsletterTables } from '../../community/newsletter/tables.ts'
import type { OrderTables } from '../../sales/orders/tables.ts'
import type { PromoTables } from '../../sales/promo/tables.ts'
import type { RemoteTables } from '../remotes/tables.ts'
import type { ReviewTables } from '../../catalogue/reviews/tables.ts'
import type { SearchTables } from '../search/tables.ts'
import type { SpareTables } from '../../catalogue/spares/tables.ts'
import type { StockAlertTables } from '../../catalogue/stock-alerts/tables.ts'
import type { SupportTables } from '../../community/support/tables.ts'
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
