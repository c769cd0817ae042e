import { queryOptions, useQuery } from '@nireeka/kit/query'
import { Button, Icon } from '@nireeka/ui'

import { StaffMenu } from '../../moderation/staff-menu.tsx'
import { ShareButton } from '../share/share-button.tsx'
import { useThreadTools } from '../thread-tools.ts'
import styles from './actions.module.css'

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
  const { thread, own, onFollow } = useThreadTools()
  const { data: Subscription } = useQuery({ ...subscriptionCode, enabled: own !== undefined })
  const { data: AuthorMenu } = useQuery({ ...authorMenuCode, enabled: own?.isAuthor === true })
  return (
    <>
      {own && Subscription ? (
        <Subscription threadId={thread.id} level={own.level} />
      ) : (
        <Button size="small" tone="secondary" onClick={onFollow}>
          <Icon name="bell" /> <span className={styles.word}>Follow</span>
        </Button>
      )}
      <ShareButton
        path={`/forum/thread/${thread.id}`}
        title={thread.title}
        what="this thread"
        tone="secondary"
        isIconOnlyOnPhones
      />
      {own?.isAuthor && AuthorMenu ? <AuthorMenu own={own} /> : null}
      <StaffMenu thread={{ ...thread, hiddenBy: own?.hiddenBy ?? null }} />
    </>
  )
}
