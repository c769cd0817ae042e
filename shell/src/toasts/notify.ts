import type { Platform } from '@nireeka/contracts'

/**
 * Loads the toast code with the first toast, or earlier when the browser is idle, because toasts matter most offline.
 */
export const fetchToaster = () => import(/* webpackChunkName: "toaster" */ './toaster.tsx')

export const createNotify =
  (report: Platform['report']): Platform['notify'] =>
  (tone, text) =>
    void fetchToaster().then(({ showToast }) => showToast(tone, text), report)
