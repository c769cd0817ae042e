import { lazyPage } from '@nireeka/ui'

// Loaded on demand, because few visitors ever see these. What a failed remote shows is fetched ahead (link-prefetch.ts).

const loadAccessStatuses = () => import('./access-statuses.ts')

export const NoAccess = lazyPage(() => loadAccessStatuses().then((module) => module.NoAccess))

export const RemoteFailed = lazyPage(() =>
  import(/* webpackChunkName: "failed" */ './remote-failed.tsx').then((module) => module.RemoteFailed),
)

export const StaffAreaStatus = lazyPage(
  () => loadAccessStatuses().then((module) => module.StaffAreaStatus),
  'table',
)
