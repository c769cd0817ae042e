import { lazyPage } from '@nireeka/ui'

/** Loaded on demand, because few visitors ever see this page. */
export const NoAccess = lazyPage(() => import('./no-access.tsx').then((module) => module.NoAccess))
