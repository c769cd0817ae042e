import type { StockRestock } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { setPartRestockDay } from '../../bikes/index.ts'
import { setRestockDay, type StockItem } from '../../catalogue/index.ts'
import { conflict, type Db, recordAudit, type StaffCaller } from '../../platform/index.ts'
import { lockStockItem } from './read-stock-item.ts'

interface SettingDate {
  item: StockItem
  input: z.output<typeof StockRestock>
  by: StaffCaller
}

/** Sets the day on which an item is expected back; throws a conflict when the day isn't the one that was read. */
export async function setRestockDate(trx: Db, { item, input, by }: SettingDate, at: Date): Promise<void> {
  const { restock_on: before, title } = await lockStockItem(trx, item)
  const { restock_on, seen } = input
  if (before !== seen)
    throw conflict('stale_version', `The date of ${title} has changed in the meantime. Please check it.`)
  if (item.kind === 'product') await setRestockDay(trx, item.id, restock_on)
  else await setPartRestockDay(trx, item.id, restock_on)
  await recordAudit(trx, {
    by,
    action: 'stock.restock_date',
    subject: item,
    before: { restock_on: before },
    after: { restock_on },
    at,
  })
}
