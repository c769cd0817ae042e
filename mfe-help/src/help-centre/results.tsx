import { formatNumber } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useNavigate, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, EmptyState, NoResultsScene, NoSuchPage, Pagination, QueryView } from '@nireeka/ui'
import { type ReactNode, useEffect } from 'react'

import { CorrectionNotice } from '../search/correction-notice.tsx'
import { readSearchParams, type SearchParams, toQuery } from '../search/search-params.ts'
import { AlsoFound } from './also-found.tsx'
import { Groups } from './groups.tsx'
import { type FoundTopics, results } from './help-centre.api.ts'
import styles from './help-centre.module.css'
import { HitRow } from './hit.tsx'
import hits from './hits.module.css'

export function Results() {
  const [query] = useSearchParams()
  const params = readSearchParams(query)
  return params.q ? <ResultList params={params} /> : <Start />
}

/** An empty search shows the start page, also on the server; the browser then corrects the URL. */
function Start() {
  const navigate = useNavigate()
  useEffect(() => void navigate('/help-center', { replace: true }), [navigate])
  return <Groups />
}

function ResultList({ params }: { params: SearchParams }) {
  const { http } = usePlatform()
  const { q, page } = params
  useTitle(`Help for “${q}”`)
  return (
    <div className={hits.found}>
      <QueryView
        query={useQuery(results(http, params))}
        skeleton="text"
        failed="The results can’t be shown right now"
        empty={<NoResults q={q} />}
        isEmpty={({ total }) => total === 0}
      >
        {(found, isStale) =>
          found.items.length === 0 ? (
            <NoSuchPage page={page} pages={found.pages} link={pageLink(q)} />
          ) : (
            <Found q={q} found={found} isBusy={isStale}>
              <Pagination page={page} pages={found.pages} link={pageLink(q)} />
            </Found>
          )
        }
      </QueryView>
      {page === 1 ? <AlsoFound q={q} /> : null}
    </div>
  )
}

interface FoundProps {
  q: string
  found: FoundTopics
  isBusy: boolean
  children: ReactNode
}

const Found = ({ q, found: { items, total, corrected }, isBusy, children }: FoundProps) => (
  <section className={styles.results} aria-busy={isBusy} aria-labelledby="results">
    <h2 id="results">
      {total === 1 ? '1 article' : `${formatNumber(total)} articles`} for “{q}”
    </h2>
    <CorrectionNotice q={q} corrected={corrected} />
    <ol className={hits.hits}>
      {items.map(({ id, title, group, excerpt }) => (
        <HitRow
          key={id}
          hit={{
            kind: 'article',
            label: `Article in ${group}`,
            title,
            text: excerpt,
            to: `/help-center/topics/${id}`,
          }}
          q={corrected ?? q}
        />
      ))}
    </ol>
    {children}
  </section>
)

const pageLink = (q: string) => (page: number) => <Link to={`/help-center/search?${toQuery({ q, page })}`} />

const NoResults = ({ q }: { q: string }) => (
  <EmptyState
    picture={<NoResultsScene />}
    title={`No article about “${q}”`}
    text="Try a single word, or look through all articles."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to="/help-center">
        All articles
      </Link>
    }
  />
)
