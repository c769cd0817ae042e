/**
 * The toasts when the browser's cart takes no more. `damaged`: some lines can't be read. `full`: nothing can be
 * written. `most`: the cart has as many lines, or the line as many pieces, as there may be.
 */
export const STORAGE_NOTICES = {
  damaged: 'Part of your cart couldn’t be read in this browser. The rest is still there.',
  full: 'This browser’s storage is full. Your cart is kept until you close this page.',
  most: 'You can’t add more of this.',
}

export type StorageFailure = keyof typeof STORAGE_NOTICES
