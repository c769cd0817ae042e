import type { Platform } from '@nireeka/contracts'

/** Fetches the code of toasts: with the first toast, or before when the browser is idle, since toasts matter most offline. */
export const fetchToaster = () => import(/* webpackChunkName: "toaster" */ './toaster.tsx')

export const createNotify =
  (report: Platform['report']): Platform['notify'] =>
  (tone, text) =>
    void fetchToaster().then(({ showToast }) => showToast(tone, text), report)
