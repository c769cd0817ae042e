import type { ContentTables } from './content/tables.ts'
import type { DealerTables } from './dealers/tables.ts'
import type { DiagnosisTables } from './diagnosis/tables.ts'
import type { ForumTables } from './forum/tables.ts'
import type { HelpTables } from './help/tables.ts'
import type { HomeTables } from './home/tables.ts'
import type { NewsletterTables } from './newsletter/tables.ts'
import type { NotificationTables } from './notifications/tables.ts'
import type { SupportTables } from './support/tables.ts'
import type { TextTables } from './texts/tables.ts'

/** The database tables that only the community domain writes. */
export interface CommunityTables
  extends
    ContentTables,
    DealerTables,
    DiagnosisTables,
    ForumTables,
    HelpTables,
    HomeTables,
    NewsletterTables,
    NotificationTables,
    SupportTables,
    TextTables {}

declare module '../platform/database/tables.ts' {
  interface Tables extends CommunityTables {}
}
