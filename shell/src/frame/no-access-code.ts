import { pageCode } from '@nireeka/ui'

/** Hardly anybody sees it, so it isn't in the first script. */
export const noAccessCode = pageCode(() => import('./no-access.tsx').then((module) => module.NoAccess))
