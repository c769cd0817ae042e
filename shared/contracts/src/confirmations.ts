import type { Modal } from './modal.ts'

const IRREVERSIBLE = 'This action is not reversible.'

/**
 * Texts of the confirmation dialogs (error catalogue, section 8). Two texts that the catalogue doesn't give are our
 * own.
 */
export const CONFIRMATIONS = {
  deleteComment: {
    kind: 'alert',
    isDangerous: true,
    title: 'Delete this comment?',
    text: 'This comment will be deleted permanently.',
    confirm: 'Delete comment',
    cancel: 'Cancel',
  },
  // Our own text: the specification gives none.
  deleteThread: {
    kind: 'alert',
    isDangerous: true,
    title: 'Delete this thread?',
    text: 'This thread and all its comments will be deleted permanently.',
    confirm: 'Delete thread',
    cancel: 'Cancel',
  },
  hideThread: {
    kind: 'wide',
    title: 'Hide this thread?',
    text: 'Only admins and the author will be able to see this thread. You can make it visible any time.',
    confirm: 'Hide thread',
    cancel: 'Cancel',
  },
  // Our own text: the specification gives none.
  showThread: {
    kind: 'wide',
    title: 'Show this thread?',
    text: 'Everybody will be able to see this thread and its comments. You can hide it any time.',
    confirm: 'Show thread',
    cancel: 'Cancel',
  },
  closeTicket: {
    kind: 'wide',
    title: 'Close this ticket?',
    text: 'Tickets can be opened again by admins.',
    confirm: 'Close ticket',
    cancel: 'Keep open',
  },
  deleteAddress: {
    kind: 'alert',
    isDangerous: true,
    title: 'Delete this address?',
    text: IRREVERSIBLE,
    confirm: 'Delete address',
    cancel: 'Cancel',
  },
  deletePaymentRecord: {
    kind: 'alert',
    isDangerous: true,
    title: 'Delete this payment record?',
    text: IRREVERSIBLE,
    confirm: 'Delete record',
    cancel: 'Cancel',
  },
  // Our own dialog, in the words of the two above.
  deleteSavedCard: {
    kind: 'alert',
    isDangerous: true,
    title: 'Remove this card?',
    text: IRREVERSIBLE,
    confirm: 'Remove card',
    cancel: 'Cancel',
  },
} as const satisfies Record<string, Modal>
