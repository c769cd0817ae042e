import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import {
  ActiveChip,
  Breadcrumbs,
  buttonClass,
  ChipLink,
  ChipList,
  EmptyState,
  NoResultsScene,
  NoSuchPage,
  PageFrame,
  Pagination,
  QueryView,
} from '@nireeka/ui'

import { categories } from '../threads/threads.api.ts'
import { Results } from './results.tsx'
import { ForumSearchBox } from './forum-search-box.tsx'
import { readSearchParams, type SearchParams, searchPath } from './search-params.ts'
import { results } from './search.api.ts'
import styles from './search.module.css'

export function SearchPage() {
  const [query] = useSearchParams()
  const params = readSearchParams(query)
  useTitle(params.q ? `Forum: “${params.q}”` : 'Search the forum')
  return (
    <PageFrame
      kind="forum"
      heading="Search the forum"
      breadcrumbs={<Breadcrumbs items={[{ label: 'Forum', link: <Link to="/forum/1" /> }]} />}
    >
      <ForumSearchBox key={params.q} asked={params.q} />
      {params.q ? (
        <>
          <Filters params={params} />
          <ResultList params={params} />
        </>
      ) : null}
    </PageFrame>
  )
}

function Filters({ params }: { params: SearchParams }) {
  const { http } = usePlatform()
  const { data = [] } = useQuery(categories(http))
  const without = (part: Partial<SearchParams>) => <Link to={searchPath({ ...params, page: 1, ...part })} />
  return (
    <>
      {params.tag || params.author ? (
        <ChipList label="Active filters">
          {params.tag ? <ActiveChip link={without({ tag: null })} label={`#${params.tag}`} /> : null}
          {params.author ? (
            <ActiveChip link={without({ author: null })} label={`by ${params.author}`} />
          ) : null}
        </ChipList>
      ) : null}
      <nav aria-label="Categories">
        <ChipList>
          {[{ id: null, title: 'All' }, ...data].map(({ id, title }) => (
            <ChipLink
              key={id}
              link={without({ category: id })}
              label={title}
              isCurrent={id === params.category}
            />
          ))}
        </ChipList>
      </nav>
    </>
  )
}

function ResultList({ params }: { params: SearchParams }) {
  const { http } = usePlatform()
  const link = (page: number) => <Link to={searchPath({ ...params, page })} />
  return (
    <QueryView
      query={useQuery(results(http, params))}
      skeleton="text"
      failed="The results can’t be shown right now"
      empty={<NoResults q={params.q} />}
      isEmpty={({ total }) => total === 0}
    >
      {(found, isStale) =>
        found.hits.length === 0 ? (
          <NoSuchPage page={params.page} pages={found.pages} link={link} />
        ) : (
          <>
            <Results q={params.q} found={found} isBusy={isStale} />
            <Pagination page={params.page} pages={found.pages} link={link} />
          </>
        )
      }
    </QueryView>
  )
}

const NoResults = ({ q }: { q: string }) => (
  <EmptyState
    picture={<NoResultsScene />}
    title={`Nothing found for “${q}”`}
    text="Try a single word, look through all threads, or ask the forum."
    action={
      <p className={styles.ways}>
        <Link className={buttonClass()} to="/forum/new">
          Start a thread
        </Link>
        <Link className={buttonClass({ tone: 'secondary' })} to="/forum/1">
          All threads
        </Link>
      </p>
    }
  />
)
