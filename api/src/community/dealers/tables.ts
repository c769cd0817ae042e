import type { DealerData } from '@nireeka/contracts/api'

export interface DealerTables {
  dealers: DealerData
}
