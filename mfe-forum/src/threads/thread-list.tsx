import { usePainted, usePlatform, useStream } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState, NoSuchPage, NoThreadScene, Pagination, QueryView } from '@nireeka/ui'

import { type ListParams, listPath } from './list-params.ts'
import { ListHead } from './list-head.tsx'
import { mine } from './mine.api.ts'
import { PinnedRow } from './pinned-row.tsx'
import { ThreadRow } from './thread-row.tsx'
import styles from './thread-list.module.css'
import { type Thread, threads } from './threads.api.ts'

/** More rows than a first screen shows. */
const FIRST_ROWS = 10

/**
 * The threads in the server's order. The server's HTML has those that everybody sees; once a member is known, their
 * unread posts are asked for, and the list again if it has hidden threads that this member may see.
 */
export function ThreadList({ params }: { params: ListParams }) {
  const { list, unread } = useThreads(params)
  const isPainted = usePainted()
  return (
    <QueryView
      query={list}
      skeleton="table"
      failed="The threads can’t be shown right now"
      empty={<NoThreads params={params} />}
      isEmpty={({ pages }) => pages === 0}
    >
      {({ items, total, pages }, isStale) =>
        items.length === 0 ? (
          <NoSuchPage page={params.page} pages={pages} link={pageLink(params)} />
        ) : (
          <>
            <section aria-labelledby="threads" aria-busy={isStale} className={styles.threads}>
              <ListHead params={params} total={total} pages={pages} />
              <ul className={styles.list}>
                {(isPainted ? items : items.slice(0, FIRST_ROWS)).map((thread) => {
                  const Row = thread.isPinned ? PinnedRow : ThreadRow
                  return <Row key={thread.id} thread={thread} unread={unread.get(thread.id) ?? 0} />
                })}
              </ul>
            </section>
            <Pagination page={params.page} pages={pages} link={pageLink(params)} />
          </>
        )
      }
    </QueryView>
  )
}

/** Returns the query of the list that this visitor sees, with the unread posts by thread. */
function useThreads(params: ListParams) {
  const { http } = usePlatform()
  const userId = useMemberId()
  const open = useQuery(threads(http, params))
  const ids = open.isPlaceholderData ? [] : idsOf(open.data?.items)
  const isAsked = userId !== null && open.isFetched
  const { data: own = NOTHING_OWN } = useQuery({ ...mine(http, { userId, params, ids }), enabled: isAsked })
  const withHidden = useQuery({ ...threads(http, params, userId), enabled: own.hasHidden })
  return { list: own.hasHidden && withHidden.data ? withHidden : open, unread: own.unread }
}

function useMemberId() {
  const session = useStream(usePlatform().session$)
  return session.status === 'member' ? session.user.id : null
}

const idsOf = (items: readonly Thread[] = []) => items.map(({ id }) => id)

const NOTHING_OWN = { unread: new Map<number, number>(), hasHidden: false }

const pageLink = (params: ListParams) => (page: number) => <Link to={listPath({ ...params, page })} />

const NoThreads = ({ params }: { params: ListParams }) => (
  <EmptyState
    picture={<NoThreadScene />}
    title={params.sort === 'unanswered' ? 'Every thread has a reply' : 'No threads here yet'}
    text={
      params.sort === 'unanswered'
        ? 'Nobody is waiting for an answer. Ask something new, or read what others have solved.'
        : `Nothing has been posted in this category${params.tag ? ` about ${params.tag}` : ''}. Be the first to write.`
    }
    action={
      <p className={styles.ways}>
        <Link
          className={buttonClass()}
          to={params.category ? `/forum/new?category=${params.category}` : '/forum/new'}
        >
          Start a thread
        </Link>
        <Link className={buttonClass({ tone: 'secondary' })} to={listPath({})}>
          All threads
        </Link>
      </p>
    }
  />
)
