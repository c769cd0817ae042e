/**
 * The toasts when the browser's storage fails. `damaged`: some lines can't be read. `full`: nothing can be written.
 */
export const STORAGE_NOTICES = {
  damaged: 'A part of your cart could no longer be read in this browser. What could be kept is still there.',
  full: 'This browser has no room left. Your cart is kept until you close this page.',
}

export type StorageFailure = keyof typeof STORAGE_NOTICES
