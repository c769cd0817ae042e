import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams, useSearchParams } from '@nireeka/kit/router'
import { Breadcrumbs, FailedState, Icon, PageFrame, PageSkeleton } from '@nireeka/ui'

import { NotFound } from '../not-found.tsx'
import { placePath, readPage } from '../threads/place.ts'
import { isSpecial, ThreadStates } from '../threads/thread-states.tsx'
import { Posts } from './posts.tsx'
import { markdownCode, thread, type ThreadPosts } from './thread.api.ts'
import { ThreadNotices } from './thread-notices.tsx'
import styles from './thread.module.css'

export function ThreadPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const page = readPage(query.get('page') ?? '1') ?? 1
  const found = useQuery(thread(http, { id, page }))
  // Asked for here, so that it comes at the same time as the posts.
  useQuery(markdownCode)

  if (found.isPending) return <PageSkeleton kind="text" />
  if (found.isError) {
    if (isHttpError(found.error) && [404, 422].includes(found.error.status)) return <NotFound />
    return (
      <FailedState
        title="This thread can’t be shown right now"
        message={messageOf(found.error, TEXTS.unreachable)}
        onRetry={() => void found.refetch()}
      />
    )
  }
  return <ThreadView found={found.data} page={page} isBusy={found.isPlaceholderData} />
}

interface Props {
  found: ThreadPosts
  page: number
  isBusy: boolean
}

function ThreadView({ found, page, isBusy }: Props) {
  const { title, category, ...states } = found.thread
  useTitle(page === 1 ? title : `${title}, page ${page}`)
  return (
    <PageFrame
      kind="forum"
      heading={<bdi className={styles.heading}>{title}</bdi>}
      lead={isSpecial(states) ? <ThreadStates thread={states} /> : null}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'Forum', link: <Link to="/forum/1" /> },
            { label: category.title, link: <Link to={placePath({ page: 1, category: category.id })} /> },
          ]}
        />
      }
    >
      <ThreadNotices {...states} />
      <Posts found={found} page={page} isBusy={isBusy} />
      <p className={styles.onward}>
        <Link to={placePath({ page: 1, category: category.id })}>
          <Icon name="arrow-left" /> More threads in {category.title}
        </Link>
      </p>
    </PageFrame>
  )
}
