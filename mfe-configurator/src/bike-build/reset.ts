import type { Modal } from '@nireeka/contracts'

/** The question before a reset, which returns everything to defaults (spec, section 4). */
export const RESET: Modal = {
  kind: 'alert',
  title: 'Start over?',
  text: 'Everything you have chosen goes back to the bike as it comes. You can still undo that.',
  confirm: 'Start over',
  cancel: 'Keep my choices',
  isDangerous: true,
}
