import type { Http } from '@nireeka/contracts'
import { queryOptions, useQuery, useQueryClient } from '@nireeka/kit/query'

import { useLive } from '../live/index.ts'
import { usePlatform } from '../platform.tsx'
import { useStream } from '../use-stream.ts'

const unread = (http: Http) =>
  queryOptions({
    queryKey: ['notifications', 'unread'],
    queryFn: async ({ signal }) => (await http.get('/api/notifications/unread', { signal })).data.unread,
  })

/** Returns how many notifications the member hasn't read, up to 100 and kept up to date; 0 for guests. */
export function useUnreadCount(): number {
  const { http, session$ } = usePlatform()
  const isMember = useStream(session$).status === 'member'
  const queries = useQueryClient()
  useLive(isMember ? 'notifications' : null, () => {
    void queries.invalidateQueries({ queryKey: ['notifications'] })
  })
  return useQuery({ ...unread(http), enabled: isMember }).data ?? 0
}
