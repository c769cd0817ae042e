import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState, NoSuchPage, NoThreadScene, Pagination, QueryView } from '@nireeka/ui'

import { type ListParams, listPath } from './list-params.ts'
import { ThreadRow } from './thread-row.tsx'
import styles from './thread-list.module.css'
import { threads } from './threads.api.ts'

/** The threads in the server's order: pinned first, then by the latest post. */
export function ThreadList({ params }: { params: ListParams }) {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(threads(http, params))}
      skeleton="table"
      failed="The threads can’t be shown right now"
      empty={<NoThreads />}
      isEmpty={({ pages }) => pages === 0}
    >
      {({ items, pages }, isStale) =>
        items.length === 0 ? (
          <NoSuchPage page={params.page} pages={pages} link={pageLink(params)} />
        ) : (
          <>
            <section aria-labelledby="threads" aria-busy={isStale} className={styles.threads}>
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
            <Pagination page={params.page} pages={pages} link={pageLink(params)} />
          </>
        )
      }
    </QueryView>
  )
}

/** The headings of the columns, hidden from screen readers: each row says the same. */
const Heads = () => (
  <p className={styles.heads} aria-hidden="true">
    <span>Thread</span>
    <span>Replies</span>
    <span>Last activity</span>
  </p>
)

const pageLink = (params: ListParams) => (page: number) => <Link to={listPath({ ...params, page })} />

const NoThreads = () => (
  <EmptyState
    picture={<NoThreadScene />}
    title="No threads here yet"
    text="Nobody has written in this category."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to={listPath({ page: 1, category: null })}>
        All threads
      </Link>
    }
  />
)
