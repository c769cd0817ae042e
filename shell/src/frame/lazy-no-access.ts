import { lazyPage } from '@nireeka/ui'

/** Hardly anybody sees it, so it isn't in the first script. */
export const NoAccess = lazyPage(() => import('./no-access.tsx').then((module) => module.NoAccess))
