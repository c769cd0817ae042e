import type { Modal } from '@nireeka/contracts'

/** The question before a reset, which returns everything to defaults (spec, section 4). */
export const RESET: Modal = {
  kind: 'alert',
  title: 'Start over?',
  text: 'Your choices are cleared, and you start from the standard bike. You can undo this.',
  confirm: 'Start over',
  cancel: 'Keep my choices',
  isDangerous: true,
}
