import { messageOf, TEXTS } from '@nireeka/contracts'
import { useMutation, useQueryClient } from '@nireeka/kit/query'

import { usePlatform } from '../platform.tsx'
import { markAllRead, markRead, NOTIFICATIONS_KEY } from './notifications.api.ts'

/** Returns what marks notifications as read: one, those that are shown, or all up to the newest that is shown. */
export function useReading(shown: ReadonlyArray<{ id: number }>) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const change = {
    onSettled: () => queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }),
    onError: (error: Error) => notify('error', messageOf(error, TEXTS.unreachable)),
  }
  const one = useMutation({ mutationFn: (id: number) => markRead(http, [id]), ...change })
  // Ids rise, while a like that is counted again moves an older notification up.
  const newest = Math.max(...shown.map(({ id }) => id))
  const several = useMutation({
    mutationFn: (which: 'all' | 'shown') =>
      which === 'all'
        ? markAllRead(http, newest)
        : markRead(
            http,
            shown.map(({ id }) => id),
          ),
    ...change,
  })
  return {
    read: (id: number) => one.mutate(id),
    readAll: () => several.mutate('all'),
    readShown: () => several.mutate('shown'),
    isReadingSeveral: several.isPending,
  }
}
