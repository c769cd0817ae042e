import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { NoSuchPage, Pagination } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { CorrectionNotice } from '../search/correction-notice.tsx'
import { changed, type SpareParams } from './list-params.ts'
import { PartTable } from './part-table.tsx'
import type { FoundParts } from './spares.api.ts'
import styles from './spares.module.css'

interface Props {
  params: SpareParams
  found: FoundParts
  isStale: boolean
  pathOf: (params: SpareParams) => string
  /** What the parts have in common: “brake”, Brakes. */
  label: string
  /** Shown when there is no part. */
  empty: ReactNode
  /** The filters. */
  children: ReactNode
}

/** A page of parts with its count, filters and way on. */
export function PartResults({ params, found, isStale, pathOf, label, empty, children }: Props) {
  const { items, total, pages, corrected } = found
  const link = (page: number) => <Link to={pathOf(changed(params, { page }))} />
  return (
    <section className={styles.parts} aria-busy={isStale} aria-labelledby="parts">
      <h2 id="parts">
        {label}: {countText(found)}
      </h2>
      {params.q ? <CorrectionNotice q={params.q} corrected={corrected} /> : null}
      {children}
      {total === 0 ? (
        empty
      ) : items.length === 0 ? (
        <NoSuchPage page={params.page} pages={pages} link={link} />
      ) : (
        <>
          <PartTable parts={items} />
          <Pagination page={params.page} pages={pages} link={link} />
        </>
      )}
    </section>
  )
}

function countText({ total, hasMore }: FoundParts): string {
  if (hasMore) return `more than ${formatNumber(total)} parts`
  return total === 1 ? '1 part' : `${formatNumber(total)} parts`
}
