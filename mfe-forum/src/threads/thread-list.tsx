import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState, FailedState, NoThreadScene, PageSkeleton, Pagination } from '@nireeka/ui'

import { type Place, placePath } from './place.ts'
import { ThreadRow } from './thread-row.tsx'
import styles from './thread-list.module.css'
import { threads } from './threads.api.ts'

/** In the server's order: pinned first, then by the latest post. */
export function ThreadList({ place }: { place: Place }) {
  const { http } = usePlatform()
  const list = useQuery(threads(http, place))

  if (list.isPending) return <PageSkeleton kind="table" />
  if (list.isError) {
    return (
      <FailedState
        title="The threads can’t be shown right now"
        message={messageOf(list.error, TEXTS.unreachable)}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const { items, pages } = list.data
  if (items.length === 0) return <Nothing place={place} pages={pages} />
  return (
    <>
      <section aria-labelledby="threads" aria-busy={list.isPlaceholderData} className={styles.threads}>
        <h2 id="threads" className="visually-hidden">
          Threads
        </h2>
        <Heads />
        <ul className={styles.list}>
          {items.map((thread) => (
            <ThreadRow key={thread.id} thread={thread} />
          ))}
        </ul>
      </section>
      <Pagination page={place.page} pages={pages} link={pageLink(place)} />
    </>
  )
}

/** Heads the columns for the eye; every row says the same in words. */
const Heads = () => (
  <p className={styles.heads} aria-hidden="true">
    <span>Thread</span>
    <span>Replies</span>
    <span>Last activity</span>
  </p>
)

const pageLink = (place: Place) => (page: number) => <Link to={placePath({ ...place, page })} />

function Nothing({ place, pages }: { place: Place; pages: number }) {
  const isBeyond = pages > 0
  return (
    <EmptyState
      picture={<NoThreadScene />}
      title={isBeyond ? 'There are no more threads' : 'No threads here yet'}
      text={isBeyond ? 'They end on an earlier page.' : 'Nobody has written in this category.'}
      action={
        <Link
          className={buttonClass({ tone: 'secondary' })}
          to={placePath({ page: 1, category: isBeyond ? place.category : null })}
        >
          {isBeyond ? 'First page' : 'All threads'}
        </Link>
      }
    />
  )
}
