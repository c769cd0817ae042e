import type { Platform, Tone } from '@nireeka/contracts'

/**
 * Loads the toast code with the first toast, or earlier when the browser is idle, because toasts matter most offline.
 */
export const fetchToaster = () => import(/* webpackChunkName: "toaster" */ './toaster.tsx')

/** Shows a toast. With `ways`, links lead on from it: to the cart and to the checkout. */
export type Notify = (tone: Tone, text: string, ways?: 'cart') => void

export const createNotify =
  (report: Platform['report']): Notify =>
  (...toast) =>
    void fetchToaster().then(({ showToast }) => showToast(...toast), report)
