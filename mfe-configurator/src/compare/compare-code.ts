import { pageCode } from '@nireeka/ui'

/** Nobody compares while a bike is built. */
export const compareCode = pageCode(() => import('./compare-page.tsx').then((module) => module.ComparePage))
