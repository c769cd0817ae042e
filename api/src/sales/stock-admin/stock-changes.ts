import type { StockCount, StockReceived, StockWrittenOff } from '@nireeka/contracts/api'
import { formatNumber } from '@nireeka/contracts'
import type * as z from '@nireeka/contracts/zod'

import { conflict } from '../../platform/index.ts'
import type { StockChange } from './change-stock.ts'

/** Goods that have come. */
export const received = ({ count }: z.output<typeof StockReceived>): StockChange => ({
  reason: 'received',
  action: 'stock.receive',
  count,
  countFor: () => count,
})

/** Goods that are broken, lost or used up; orders keep what they hold. */
export const writtenOff = ({ count }: z.output<typeof StockWrittenOff>): StockChange => ({
  reason: 'written_off',
  action: 'stock.write_off',
  count: -count,
  countFor({ title, available }) {
    if (count > available)
      throw conflict('not_enough', `Only ${formatNumber(available)} of ${title} can be written off.`)
    return -count
  },
})

/** What somebody has counted, with the pieces that unpaid orders hold. */
export const counted = ({ counted: count, seen }: z.output<typeof StockCount>): StockChange => ({
  reason: 'count',
  action: 'stock.count',
  countFor({ available, held }) {
    const inStock = available + held
    if (inStock !== seen) throw conflict('stale_version', changed(seen, inStock))
    if (count < held) throw conflict('held_by_orders', heldBy(held))
    return count - inStock
  },
})

const changed = (seen: number, now: number) =>
  `The stock has changed from ${formatNumber(seen)} to ${formatNumber(now)} in the meantime. Please check your count.`

const heldBy = (held: number) =>
  `Unpaid orders hold ${formatNumber(held)} of them, so that there can’t be fewer. Cancel such an order first.`
