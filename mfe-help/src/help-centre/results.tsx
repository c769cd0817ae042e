import { formatNumber } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useNavigate, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, EmptyState, NoResultsScene, QueryView } from '@nireeka/ui'
import { useEffect } from 'react'

import { CorrectionNotice } from '../search/correction-notice.tsx'
import { type Kind, KINDS, readSearchParams, type SearchParams } from '../search/search-params.ts'
import { AllKinds } from './all-kinds.tsx'
import { type Found, found } from './found.api.ts'
import { Groups } from './groups.tsx'
import styles from './help-centre.module.css'
import { KindChips } from './kind-chips.tsx'
import { OneKind } from './one-kind.tsx'

export function Results() {
  const [query] = useSearchParams()
  const params = readSearchParams(query)
  return params.q ? <ResultList params={params} /> : <Start />
}

/**
 * An empty search shows the start page, also on the server; the browser then corrects the URL. It does so in a task of
 * its own, since a navigation while the page is being hydrated makes React discard the server's HTML.
 */
function Start() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/help-center', { replace: true }))
    return () => clearTimeout(timer)
  }, [navigate])
  return <Groups />
}

function ResultList({ params }: { params: SearchParams }) {
  const { http } = usePlatform()
  const { q, page } = params
  useTitle(`Help for “${q}”`)
  return (
    <QueryView
      query={useQuery(found(http, { q, page }))}
      skeleton="text"
      failed="The results can’t be shown right now"
      empty={<NoResults q={q} />}
      isEmpty={(it) => sumOf(it) === 0}
    >
      {(it, isStale) => <Shown params={params} found={it} isBusy={isStale} />}
    </QueryView>
  )
}

const sumOf = (it: Found) => KINDS.reduce((sum, kind) => sum + it[kind].total, 0)

function Shown({ params, found: it, isBusy }: { params: SearchParams; found: Found; isBusy: boolean }) {
  const { q, page } = params
  // A kind without a hit is one of an old address: then all are shown.
  const kind = params.kind && it[params.kind].total > 0 ? params.kind : null
  const read = it.corrected ?? q
  return (
    <section className={styles.results} aria-busy={isBusy} aria-labelledby="results">
      {/* The page's heading names the search, and the chips the numbers. */}
      <h2 id="results" className="visually-hidden">
        {kind ? countOf(kind, it[kind].total) : countOf(null, sumOf(it))} for “{q}”
      </h2>
      <CorrectionNotice q={q} corrected={it.corrected} />
      <KindChips params={{ ...params, kind }} found={it} />
      {kind ? (
        <OneKind kind={kind} found={it} page={page} q={q} read={read} />
      ) : (
        <AllKinds found={it} q={q} read={read} />
      )}
    </section>
  )
}

const NAMES: Record<Kind | 'results', readonly [one: string, many: string]> = {
  results: ['result', 'results'],
  articles: ['article', 'articles'],
  guides: ['guide', 'guides'],
  threads: ['thread', 'threads'],
  spares: ['spare part', 'spare parts'],
}

const countOf = (kind: Kind | null, count: number) =>
  `${formatNumber(count)} ${NAMES[kind ?? 'results'][count === 1 ? 0 : 1]}`

const NoResults = ({ q }: { q: string }) => (
  <EmptyState
    picture={<NoResultsScene />}
    title={`Nothing found for “${q}”`}
    text="Try a single word, or look through all articles."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to="/help-center">
        All articles
      </Link>
    }
  />
)
