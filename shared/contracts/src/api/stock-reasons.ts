// Apart from the schemas, so that a page that lists stock doesn't load them.

/** Why stock has changed. `uncounted`: the item's stock has become unlimited. */
export const STOCK_REASONS = [
  'opening',
  'sale',
  'release',
  'return',
  'received',
  'written_off',
  'count',
  'correction',
  'exchange',
  'uncounted',
] as const
export type StockReason = (typeof STOCK_REASONS)[number]

/** What has stock: a product (an accessory, a variant or a spare part) or a part of the configurator. */
export const STOCK_KINDS = ['product', 'part'] as const
export type StockKind = (typeof STOCK_KINDS)[number]
