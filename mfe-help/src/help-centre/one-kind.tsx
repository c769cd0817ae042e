import { Link } from '@nireeka/kit/router'
import { NoSuchPage, Pagination } from '@nireeka/ui'

import { DIAGNOSIS } from '../diagnosis/diagnosis.api.ts'
import type { Kind } from '../search/search-params.ts'
import type { Found } from './found.api.ts'
import { HitList } from './hit.tsx'
import styles from './hits.module.css'
import { rankHits } from './rank-hits.ts'
import { resultsPath } from './results-path.ts'

interface Props {
  kind: Kind
  found: Found
  page: number
  q: string
  /** How the search was read. */
  read: string
}

/** The searches of what has one of its own. */
const SEARCHES: Record<Exclude<Kind, 'articles'>, { label: string; path: string }> = {
  guides: { label: 'Search the troubleshooter', path: DIAGNOSIS },
  threads: { label: 'Search the forum', path: '/forum/search' },
  spares: { label: 'Search the spare parts', path: '/shop/spares' },
}

/** What was found of one kind: articles page by page, and the best of the others, which have searches of their own. */
export function OneKind({ kind, found, page, q, read }: Props) {
  const { hits } = found[kind]
  const pageLink = (to: number) => <Link to={resultsPath({ q, page: to, kind: to > 1 ? null : kind })} />
  if (kind === 'articles')
    return hits.length === 0 ? (
      <NoSuchPage page={page} pages={found.pages} link={pageLink} />
    ) : (
      <>
        <HitList hits={hits} read={read} />
        <Pagination page={page} pages={found.pages} link={pageLink} />
      </>
    )
  const { label, path } = SEARCHES[kind]
  return (
    <>
      <HitList hits={rankHits(hits, read)} read={read} />
      <Link className={styles.all} to={`${path}?${new URLSearchParams({ q })}`}>
        {label} for “{q}”
      </Link>
    </>
  )
}
