import { lazyPage } from '@nireeka/ui'

// Loaded on demand, because few visitors ever see these. What a failed remote shows is fetched ahead (link-prefetch.ts).

export const NoAccess = lazyPage(() => import('./no-access.tsx').then((module) => module.NoAccess))

export const RemoteFailed = lazyPage(() =>
  import('./remote-failed.tsx').then((module) => module.RemoteFailed),
)

export const StaffAreaStatus = lazyPage(
  () => import('./staff-area-status.tsx').then((module) => module.StaffAreaStatus),
  'table',
)
