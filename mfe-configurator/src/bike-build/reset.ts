import type { Modal } from '@nireeka/contracts'

/** Spec, section 4: reset returns everything to defaults. */
export const RESET: Modal = {
  kind: 'alert',
  title: 'Start over?',
  text: 'Everything you have chosen goes back to the bike as it comes. You can still undo that.',
  confirm: 'Start over',
  cancel: 'Keep my choices',
  isDangerous: true,
}
