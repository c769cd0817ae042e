import { isStaff, type Platform, type Session } from '@nireeka/contracts'
import type { QueryClient, Viewer } from '@nireeka/kit/query'

/**
 * Loads again, behind what is shown, the data of a hydrated page whose queries say (`meta.differsFor`) that this
 * viewer's differ from the guest's in the HTML, as soon as it is known who is here. What has been loaded since then, and
 * what is the same for everybody, isn't asked for again.
 */
export function reloadForViewer(queries: QueryClient, session$: Platform['session$']) {
  const cache = queries.getQueryCache()
  const hydrated = cache
    .getAll()
    .filter(({ meta }) => meta?.differsFor)
    .map((query) => ({ query, updatedAt: query.state.dataUpdatedAt }))
  if (hydrated.length === 0) return
  let isDone = false
  const subscription = session$.subscribe((session) => {
    if (isDone || session.status === 'loading') return
    isDone = true
    // The stream may answer while it is being subscribed to.
    queueMicrotask(() => subscription.unsubscribe())
    for (const { query, updatedAt } of hydrated) {
      const isGuests = query.state.dataUpdatedAt === updatedAt && cache.get(query.queryHash) === query
      if (isGuests && isFor(session, query.meta?.differsFor)) {
        void queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
      }
    }
  })
}

const isFor = (session: Session, viewer: Viewer | undefined) =>
  viewer === 'staff' ? isStaff(session) : session.status === 'member'
