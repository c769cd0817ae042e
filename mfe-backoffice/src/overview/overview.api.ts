import type { Http } from '@nireeka/contracts'
import type { OverviewData } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

export type Overview = ReturnType<typeof toOverview>
export type LatestOrder = Overview['latestOrders'][number]
export type ScarceProduct = Overview['lowStock'][number]
export type RegisteredRemote = Overview['liveRemotes'][number]
export type NewMember = Overview['newestMembers'][number]

/** The query of the current figures, which is refetched on every visit. */
export const overview = (http: Http) =>
  queryOptions({
    queryKey: ['overview'],
    staleTime: 0,
    queryFn: async ({ signal }) => toOverview((await http.get('/api/backoffice/overview', { signal })).data),
  })

const toOverview = (data: OverviewData) => ({
  latestOrders: data.latest_orders.map(({ placed_at, ...order }) => ({
    ...order,
    placedAt: new Date(placed_at),
  })),
  lowStock: data.low_stock,
  liveRemotes: data.live_remotes.map(({ changed_at, ...remote }) => ({
    ...remote,
    changedAt: new Date(changed_at),
  })),
  newestMembers: data.newest_members.map(({ is_admin, created_at, ...member }) => ({
    ...member,
    isAdmin: is_admin,
    createdAt: new Date(created_at),
  })),
})
