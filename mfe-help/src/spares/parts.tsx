import { formatNumber } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import {
  Breadcrumbs,
  buttonClass,
  EmptyState,
  NoResultsScene,
  NoSuchPage,
  Pagination,
  QueryView,
} from '@nireeka/ui'
import type { ReactNode } from 'react'

import { CorrectionNotice } from '../search/correction-notice.tsx'
import type { SearchParams } from '../search/search-params.ts'
import { PartTable } from './part-table.tsx'
import { families, type FoundParts, parts, sparesPath } from './spares.api.ts'
import styles from './spares.module.css'

export function Parts({ params }: { params: SearchParams }) {
  const { http } = usePlatform()
  const { q, page } = params
  // Requested here, so that they load in parallel with the parts.
  useQuery(families(http))
  return (
    <QueryView
      query={useQuery(parts(http, params))}
      skeleton="table"
      failed="The parts can’t be shown right now"
      empty={<NoParts q={q} />}
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
  )
}

interface FoundProps {
  q: string
  found: FoundParts
  isBusy: boolean
  children: ReactNode
}

function Found({ q, found: { items, total, corrected }, isBusy, children }: FoundProps) {
  const known = useQuery(families(usePlatform().http))
  const family = known.data?.find(({ code }) => code === q)
  const label = family?.title ?? `Results for “${q}”`
  const count = total === 1 ? '1 part' : `${formatNumber(total)} parts`
  return (
    <section className={styles.parts} aria-busy={isBusy} aria-labelledby="parts">
      <Breadcrumbs items={[{ label: 'All families', link: <Link to="/shop/spares" /> }, { label }]} />
      <h2 id="parts">{family ? `${family.title}: ${count}` : `${count} for “${q}”`}</h2>
      <CorrectionNotice q={q} corrected={corrected} />
      <PartTable parts={items} />
      {children}
    </section>
  )
}

const pageLink = (q: string) => (page: number) => <Link to={sparesPath(q, page)} />

const NoParts = ({ q }: { q: string }) => (
  <EmptyState
    picture={<NoResultsScene />}
    title={`No part found for “${q}”`}
    text="Try a single word, the number on the old part, or start from a family."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to="/shop/spares">
        All families
      </Link>
    }
  />
)
