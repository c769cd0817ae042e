import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, PageFrame } from '@nireeka/ui'

import { NotFound } from '../not-found.tsx'
import { ForumSearchBox } from '../search/forum-search-box.tsx'
import { type ListParams, readListParams } from './list-params.ts'
import { ListFilters } from './list-filters.tsx'
import styles from './forum-page.module.css'
import { ThreadList } from './thread-list.tsx'
import { categories } from './threads.api.ts'

const LEAD = 'Riders and the people who build the bikes, on range, repairs, rides and ideas.'

/** The thread list. /forum and /forum/1 are both the first page, and look the same. */
export function ForumPage() {
  const { page = '1' } = useParams()
  const [query] = useSearchParams()
  const params = readListParams(page, query)
  return params ? <ForumView params={params} /> : <NotFound />
}

function ForumView({ params }: { params: ListParams }) {
  useTitle(params.page === 1 ? 'Forum' : `Forum, page ${params.page}`)
  const category = useQuery(categories(usePlatform().http)).data?.find(({ id }) => id === params.category)
  return (
    <PageFrame
      kind="forum"
      heading={category?.title ?? 'Forum'}
      eyebrow={category ? 'Forum' : null}
      lead={category?.description ?? <span className={styles.lead}>{LEAD}</span>}
      actions={
        <Link
          className={buttonClass()}
          to={params.category ? `/forum/new?category=${params.category}` : '/forum/new'}
        >
          New thread
        </Link>
      }
    >
      <div className={styles.page}>
        <div className={styles.search}>
          <ForumSearchBox asked="" />
        </div>
        <ListFilters params={params} />
        <div className={styles.list}>
          <ThreadList params={params} />
        </div>
      </div>
    </PageFrame>
  )
}
