import type { Platform } from '@nireeka/contracts'

/** Toasts come with the first one that is needed: a first view shows none. */
export const createNotify = (): Platform['notify'] => (tone, text) => {
  void import('./toaster.tsx').then(({ showToast }) => showToast(tone, text))
}
