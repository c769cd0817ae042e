/**
 * The toasts when the browser's storage fails. `damaged`: some lines can't be read. `full`: nothing can be written.
 */
export const STORAGE_NOTICES = {
  damaged: 'Part of your cart couldn’t be read in this browser. The rest is still there.',
  full: 'This browser’s storage is full. Your cart is kept until you close this page.',
}

export type StorageFailure = keyof typeof STORAGE_NOTICES
