import type { DealerData } from '@nireeka/contracts/api'
import type { Generated } from 'kysely'

export interface DealerTables {
  dealers: Omit<DealerData, 'id'> & { id: Generated<number> }
}
