import { useTitle } from '@nireeka/kit'
import { queryOptions, useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Breadcrumbs, Icon, PageFrame, WholeWords } from '@nireeka/ui'

import { listPath } from '../threads/list-params.ts'
import { isSpecial } from '../threads/thread-states.tsx'
import { ThreadActions } from './actions/thread-actions.tsx'
import { NewReplies } from './live/new-replies.tsx'
import { useLiveThread } from './live/use-live-thread.ts'
import { useNewReplies } from './live/use-new-replies.ts'
import { useFocusedPost } from './permalink/use-focused-post.ts'
import { useMergedThread } from './permalink/use-merged-thread.ts'
import { Posts } from './posts.tsx'
import { useReadMark } from './read-mark/use-read-mark.ts'
import { ReplyPart } from './reply/reply-part.tsx'
import { useSent } from './reply/use-sent.ts'
import type { ThreadPosts } from './thread.api.ts'
import { ThreadLead } from './thread-lead.tsx'
import { ThreadNotices } from './thread-notices.tsx'
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
  const { title, category, tags, ...states } = thread
  useTitle(page === 1 ? title : `${title}, page ${page}`)
  useMergedThread(found, { askedId, page })
  useFocusedPost(posts)
  useLiveThread(thread.id)
  const { tools, reply, asked, onWant, onGo } = useThreadPage(found, page)
  const { data: GuestDialog } = useQuery({ ...guestCode, enabled: asked !== null })
  const { unseen, arrived, seen, see } = useNewReplies(lastNumber)
  useReadMark({ threadId: thread.id, own: tools.own, number: Math.min(posts.at(-1)?.number ?? 0, seen) })
  const onSent = useSent(thread.id, see)
  return (
    <ThreadToolsProvider value={tools}>
      <PageFrame
        kind="forum"
        heading={
          <bdi className={styles.heading}>
            <WholeWords text={title} />
          </bdi>
        }
        lead={isSpecial(states) || tags.length > 0 ? <ThreadLead tags={tags} states={states} /> : null}
        actions={<ThreadActions />}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: 'Forum', link: <Link to="/forum/1" /> },
              { label: category.title, link: <Link to={listPath({ category: category.id })} /> },
            ]}
          />
        }
      >
        <ThreadNotices />
        <Posts found={found} page={page} isBusy={isBusy} />
        <ReplyPart ref={reply} onGuest={(post) => onWant({ kind: 'reply', post })} onSent={onSent} />
        <p className={styles.onward}>
          <Link to={listPath({ category: category.id })}>
            <Icon name="arrow-left" /> More threads in {category.title}
          </Link>
        </p>
        <NewReplies
          threadId={thread.id}
          unseen={unseen}
          arrived={arrived}
          next={seen + 1}
          onGo={() => see(lastNumber)}
        />
        {asked && GuestDialog ? <GuestDialog want={asked} onGo={onGo} onClose={() => onWant(null)} /> : null}
      </PageFrame>
    </ThreadToolsProvider>
  )
}
