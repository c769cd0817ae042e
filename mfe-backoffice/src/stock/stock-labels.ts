import type { StockReason } from '@nireeka/contracts/api'

export const TYPE_LABELS: Record<string, string> = {
  accessory: 'Accessory',
  spare: 'Spare part',
  part: 'Configurator part',
}

export const REASON_LABELS: Record<StockReason, string> = {
  opening: 'Opening stock',
  sale: 'Sold',
  release: 'No longer reserved',
  return: 'Returned',
  received: 'Received',
  written_off: 'Written off',
  count: 'Counted',
  correction: 'Corrected',
  exchange: 'Exchanged',
  uncounted: 'No longer counted',
}
