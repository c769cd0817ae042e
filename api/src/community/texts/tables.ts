import type { InformationTextData, TextKey } from '@nireeka/contracts/api'
import type { JSONColumnType } from 'kysely'

export interface TextTables {
  information_texts: { key: TextKey; data: JSONColumnType<InformationTextData>; changed_on: string | null }
}
