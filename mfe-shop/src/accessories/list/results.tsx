import { formatNumber } from '@nireeka/contracts'
import { usePainted } from '@nireeka/kit'
import { Link, useNavigate } from '@nireeka/kit/router'
import { Field, NoSuchPage, Pagination } from '@nireeka/ui'
import { type RefObject, useRef } from 'react'

import type { AccessoryList } from '../accessories.api.ts'
import { AccessoryTile, tilesClass } from './accessory-tile.tsx'
import { ActiveFilters } from './active-filters.tsx'
import styles from './list.module.css'
import { Nothing } from './nothing.tsx'
import { SortBy } from './sort-by.tsx'
import { type ListParams, listPath, sortOf } from './list-params.ts'

/** More tiles than any first screen shows: two rows of the widest list, four of a phone's. */
const FIRST_TILES = 8

interface Props {
  params: ListParams
  list: AccessoryList
  /** Whether the results belong to the previous filters, while the next list is loading. */
  isStale: boolean
  searchForm: string
  top: RefObject<HTMLElement | null>
}

export function Results({ params, list, isStale, searchForm, top }: Props) {
  const navigate = useNavigate()
  const count = useRef<HTMLParagraphElement>(null)
  const { items, total, pages, facets } = list
  const isPainted = usePainted()
  const isBeyond = items.length === 0 && pages > 0
  const link = (page: number) => (
    <Link to={listPath(params, { page })} onClick={() => top.current?.scrollIntoView({ block: 'start' })} />
  )
  return (
    <section ref={top} className={styles.results} aria-label="Accessories found" aria-busy={isStale}>
      <div className={styles.head}>
        <p ref={count} role="status" className={styles.total} tabIndex={-1}>
          {countText(total)}
          {params.q ? ` for “${params.q}”` : ''}
        </p>
        <div className={styles.sort}>
          <Field label="Sort by">
            <SortBy
              sort={params.sort}
              form={searchForm}
              onChoose={(sort) => void navigate(listPath(params, { sort: sortOf(sort) }))}
            />
          </Field>
        </div>
      </div>
      <ActiveFilters params={params} bikes={facets.bikes} onTaken={() => count.current?.focus()} />
      {items.length > 0 ? (
        <ul className={`${styles.grid} ${tilesClass}`}>
          {(isPainted ? items : items.slice(0, FIRST_TILES)).map((item, index) => (
            <AccessoryTile key={item.id} item={item} index={index} colour={params.colour} />
          ))}
        </ul>
      ) : isBeyond ? (
        <NoSuchPage page={params.page} pages={pages} link={link} />
      ) : (
        <Nothing params={params} bikes={facets.bikes} />
      )}
      {isBeyond ? null : <Pagination page={params.page} pages={pages} link={link} />}
    </section>
  )
}

function countText(total: number): string {
  if (total === 0) return 'No accessories'
  return total === 1 ? '1 accessory' : `${formatNumber(total)} accessories`
}
