import { queryOptions, useQuery } from '@nireeka/kit/query'

import { StaffMenu } from '../../moderation/staff-menu.tsx'
import { ShareButton } from '../share/share-button.tsx'
import { useThreadTools } from '../thread-tools.ts'

/** The choice of what a member is told, which only members fetch. */
const subscriptionCode = queryOptions({
  queryKey: ['subscription-code'],
  staleTime: Infinity,
  queryFn: async () => (await import('../../notifications/subscription.tsx')).Subscription,
})

/** The menu of a thread's author, which only they fetch. */
const authorMenuCode = queryOptions({
  queryKey: ['author-menu-code'],
  staleTime: Infinity,
  queryFn: async () => (await import('../own/author-menu.tsx')).AuthorMenu,
})

/** What can be done with the whole thread. */
export function ThreadActions() {
  const { thread, own } = useThreadTools()
  const { data: Subscription } = useQuery({ ...subscriptionCode, enabled: own !== undefined })
  const { data: AuthorMenu } = useQuery({ ...authorMenuCode, enabled: own?.isAuthor === true })
  return (
    <>
      <ShareButton
        path={`/forum/thread/${thread.id}`}
        title={thread.title}
        what="this thread"
        tone="secondary"
      />
      {own && Subscription ? <Subscription threadId={thread.id} level={own.level} /> : null}
      {own?.isAuthor && AuthorMenu ? <AuthorMenu own={own} /> : null}
      <StaffMenu thread={{ ...thread, hiddenBy: own?.hiddenBy ?? null }} />
    </>
  )
}
