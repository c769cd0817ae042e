import { readPageNumber, usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams, useSearchParams } from '@nireeka/kit/router'
import { Breadcrumbs, Icon, PageFrame, QueryView } from '@nireeka/ui'

import { NotFound } from '../not-found.tsx'
import { listPath } from '../threads/list-params.ts'
import { isSpecial, ThreadStates } from '../threads/thread-states.tsx'
import { Posts } from './posts.tsx'
import { markdownCode, thread, type ThreadPosts } from './thread.api.ts'
import { ThreadNotices } from './thread-notices.tsx'
import styles from './thread.module.css'

export function ThreadPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const page = readPageNumber(query)
  // Requested here, so that it loads in parallel with the posts.
  useQuery(markdownCode)
  return (
    <QueryView
      query={useQuery(thread(http, { id, page }))}
      skeleton="text"
      failed="This thread can’t be shown right now"
      notFound={<NotFound />}
    >
      {(found, isStale) => <ThreadView found={found} page={page} isBusy={isStale} />}
    </QueryView>
  )
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
            { label: category.title, link: <Link to={listPath({ category: category.id })} /> },
          ]}
        />
      }
    >
      <ThreadNotices {...states} />
      <Posts found={found} page={page} isBusy={isBusy} />
      <p className={styles.onward}>
        <Link to={listPath({ category: category.id })}>
          <Icon name="arrow-left" /> More threads in {category.title}
        </Link>
      </p>
    </PageFrame>
  )
}
