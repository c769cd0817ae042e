import type { StockItemData, StockMovementData, StockRowData } from '@nireeka/contracts/api'

/** A helmet with 12 pieces of which unpaid orders hold 2, as the API sends it. */
export const stockRow = (change: Partial<StockRowData> = {}): StockRowData => ({
  kind: 'product',
  id: 11,
  type: 'accessory',
  number: 'NK-HEL-M',
  title: 'City helmet, M',
  in_stock: 12,
  held: 2,
  available: 10,
  restock_on: null,
  ...change,
})

/** The helmet as the page of its stock reads it. */
export const stockItem = (change: Partial<StockItemData> = {}): StockItemData => ({
  ...stockRow(),
  variants: [],
  ...change,
})

/** A sale of two pieces, as the API sends it. */
export const movement = (change: Partial<StockMovementData> = {}): StockMovementData => ({
  id: 31,
  at: '2026-11-02T09:00:00Z',
  reason: 'sale',
  count: -2,
  available: 10,
  order: { id: 7, number: 'NK-1007' },
  who: { kind: 'member', name: 'Anna Berg' },
  note: null,
  ...change,
})

/** A page of a list, as the API sends it. */
export const pageWith = <Item>(items: Item[], total = items.length) => ({
  items,
  page: 1,
  per_page: 50,
  total,
})
