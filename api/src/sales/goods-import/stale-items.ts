import { formatNumber, formatPrice, toDollars } from '@nireeka/contracts'
import type { ImportInput } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import type { ImportItem } from './import-items.ts'

type Change = z.output<typeof ImportInput>['changes'][number]

/**
 * Returns what isn't as it was at the check any more, in words such as "City helmet (stock is 9, not 10)". An item that
 * can't be changed like this, or is there twice, counts as changed.
 */
export function staleItems(changes: readonly Change[], items: readonly ImportItem[]): string[] {
  const now = new Map(items.map((item) => [`${item.kind} ${item.id}`, item]))
  const seen = new Set<string>()
  return changes.flatMap((change) => {
    const key = `${change.kind} ${change.id}`
    const item = now.get(key)
    if (!item || seen.has(key)) return [item ? `${item.title} (named twice)` : `item ${change.id} (gone)`]
    seen.add(key)
    const differences = differencesOf(change, item)
    return differences.length > 0 ? [`${item.title} (${differences.join(', ')})`] : []
  })
}

function differencesOf(change: Change, item: ImportItem): string[] {
  if (item.is_parent && (change.stock || change.price)) return ['it is sold as variants']
  return [
    ...stockDifference(change, item),
    ...priceDifference(change, item),
    ...statusDifference(change, item),
  ]
}

const stockDifference = ({ stock }: Change, item: ImportItem) =>
  stock && stock.before !== item.stock ? [`stock is ${pieces(item.stock)}, not ${pieces(stock.before)}`] : []

const pieces = (stock: number | null) => (stock === null ? 'unlimited' : formatNumber(stock))

function priceDifference({ price }: Change, { price_cents }: ImportItem): string[] {
  if (!price) return []
  if (price_cents === null) return ['it has no price here']
  const cost = toDollars(price_cents)
  return price.before === cost ? [] : [`price is ${formatPrice(cost)}, not ${formatPrice(price.before)}`]
}

function statusDifference({ price, published }: Change, item: ImportItem): string[] {
  if (!published) return []
  if (published.before !== item.published)
    return [`status is ${item.published ? 'published' : 'unpublished'}`]
  const isFree = (price?.after ?? item.price_cents) === 0
  return published.after && (item.refusal !== null || isFree) ? ['it can’t be published'] : []
}
