import { useTitle } from '@nireeka/kit'
import { queryOptions, useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Breadcrumbs, PageFrame, WholeWords } from '@nireeka/ui'

import { listPath } from '../threads/list-params.ts'
import { ThreadActions } from './actions/thread-actions.tsx'
import { NewReplies } from './live/new-replies.tsx'
import { useLiveThread } from './live/use-live-thread.ts'
import { useNewReplies } from './live/use-new-replies.ts'
import { useFocusedPost } from './permalink/use-focused-post.ts'
import { useMergedThread } from './permalink/use-merged-thread.ts'
import { Posts } from './posts.tsx'
import { useReadMark } from './read-mark/use-read-mark.ts'
import { RelatedThreads } from './related/related-threads.tsx'
import { ReplyPart } from './reply/reply-part.tsx'
import { useSent } from './reply/use-sent.ts'
import type { ThreadPosts } from './thread.api.ts'
import { hasLead, ThreadLead } from './thread-lead.tsx'
import { ThreadNotices } from './thread-notices.tsx'
import { ThreadSide } from './thread-side.tsx'
import { ThreadToolsProvider } from './thread-tools.ts'
import styles from './thread.module.css'
import { useThreadPage } from './use-thread-page.ts'

interface Props {
  found: ThreadPosts
  page: number
  /** The id in the address, which is another one where the thread was merged into this one. */
  askedId: string
  isBusy: boolean
}

const guestCode = queryOptions({
  queryKey: ['guest-dialog-code'],
  staleTime: Infinity,
  queryFn: async () => (await import('./guest/guest-dialog.tsx')).GuestDialog,
})

export function ThreadView({ found, page, askedId, isBusy }: Props) {
  const { thread, posts, lastNumber } = found
  const { title, category } = thread
  useTitle(page === 1 ? title : `${title}, page ${page}`)
  useMergedThread(found, { askedId, page })
  useFocusedPost(posts)
  useLiveThread(thread.id)
  const { tools, reply, asked, askedCount, onWant, onGo } = useThreadPage(found, page)
  const { data: GuestDialog } = useQuery({ ...guestCode, enabled: asked !== null })
  const { unseen, arrived, seen, see } = useNewReplies(lastNumber)
  useReadMark({ threadId: thread.id, own: tools.own, number: Math.min(posts.at(-1)?.number ?? 0, seen) })
  const onSent = useSent(thread.id, see)
  return (
    <ThreadToolsProvider value={tools}>
      <div className={styles.page}>
        <PageFrame
          kind="forum"
          heading={
            <bdi className={styles.heading}>
              <WholeWords text={title} />
            </bdi>
          }
          lead={hasLead(thread) ? <ThreadLead thread={thread} /> : null}
          actions={<ThreadActions />}
          breadcrumbs={
            <Breadcrumbs
              items={[
                { label: 'Forum', link: <Link to="/forum/1" /> },
                { label: category.title, link: <Link to={listPath({ category: category.id })} /> },
              ]}
            />
          }
          aside={<ThreadSide found={found} />}
        >
          <ThreadNotices />
          <Posts found={found} page={page} isBusy={isBusy} />
          <ReplyPart
            ref={reply}
            page={page}
            onGuest={(post) => onWant({ kind: 'reply', post })}
            onSent={onSent}
          />
          <RelatedThreads threads={found.related} category={category} />
          <NewReplies
            threadId={thread.id}
            unseen={unseen}
            arrived={arrived}
            next={seen + 1}
            onGo={() => see(lastNumber)}
          />
          {asked && GuestDialog ? (
            <GuestDialog key={askedCount} want={asked} onGo={onGo} onClose={() => onWant(null)} />
          ) : null}
        </PageFrame>
      </div>
    </ThreadToolsProvider>
  )
}
