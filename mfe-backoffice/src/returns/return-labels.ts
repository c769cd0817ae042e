import type { ReturnReason, ReturnWish } from '@nireeka/contracts/api'

export const REASON_LABELS: Record<ReturnReason, string> = {
  does_not_fit: 'Does not fit',
  changed_mind: 'Changed mind',
  damaged: 'Damaged on arrival',
  wrong_item: 'Wrong item',
  defective: 'Defective',
  other: 'Other',
}

export const WISH_LABELS: Record<ReturnWish, string> = {
  payment: 'Refund',
  credits: 'Store credit',
  exchange: 'Exchange',
}
