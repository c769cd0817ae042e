import { useQuery, useQueryClient } from '@nireeka/kit/query'

import { useLive } from '../live/index.ts'
import { usePlatform } from '../platform.tsx'
import { useStream } from '../use-stream.ts'
import { NOTIFICATIONS_KEY, unreadCount } from './notifications.api.ts'

/** Returns how many notifications the member hasn't read, up to 100 and kept up to date; 0 for guests. */
export function useUnreadCount(): number {
  const { http, session$ } = usePlatform()
  const isMember = useStream(session$).status === 'member'
  const queries = useQueryClient()
  useLive(isMember ? 'notifications' : null, () => {
    void queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY })
  })
  return useQuery({ ...unreadCount(http), enabled: isMember }).data ?? 0
}
