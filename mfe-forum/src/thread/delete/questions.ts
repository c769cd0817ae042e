import type { Modal } from '@nireeka/contracts'

/** The spec's sentence (section 8). */
export const DELETE_COMMENT: Modal = {
  kind: 'alert',
  title: 'Delete this comment?',
  text: 'This comment will be deleted permanently.',
  confirm: 'Delete comment',
  cancel: 'Cancel',
  isDangerous: true,
}

export const DELETE_THREAD: Modal = {
  kind: 'alert',
  title: 'Delete this thread?',
  text: 'This thread will be deleted permanently, with all its replies.',
  confirm: 'Delete thread',
  cancel: 'Cancel',
  isDangerous: true,
}
