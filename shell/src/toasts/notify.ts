import type { Platform } from '@nireeka/contracts'

/** Toasts come with the first one that is needed, or when nothing else is to do: they are needed most without a line. */
export const fetchToaster = () => import(/* webpackChunkName: "toaster" */ './toaster.tsx')

export const createNotify =
  (report: Platform['report']): Platform['notify'] =>
  (tone, text) =>
    void fetchToaster().then(({ showToast }) => showToast(tone, text), report)
