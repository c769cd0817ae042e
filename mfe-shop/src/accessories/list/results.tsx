import { formatNumber } from '@nireeka/contracts'
import { Link, useNavigate } from '@nireeka/kit/router'
import { Field, Pagination } from '@nireeka/ui'
import { type RefObject, useRef } from 'react'

import type { AccessoryList } from '../accessories.api.ts'
import { AccessoryTile } from './accessory-tile.tsx'
import { ActiveFilters } from './active-filters.tsx'
import styles from './list.module.css'
import { Nothing } from './nothing.tsx'
import { SortBy } from './sort-by.tsx'
import { type Wish, wishPath } from './wish.ts'

interface Props {
  wish: Wish
  list: AccessoryList
  /** The list of the filters before, while the next one is on its way. */
  isOld: boolean
  searchForm: string
  top: RefObject<HTMLElement | null>
}

export function Results({ wish, list, isOld, searchForm, top }: Props) {
  const navigate = useNavigate()
  const count = useRef<HTMLParagraphElement>(null)
  const { items, total, pages, facets } = list
  return (
    <section ref={top} className={styles.results} aria-label="Accessories found" aria-busy={isOld}>
      <div className={styles.head}>
        <p ref={count} role="status" className={styles.total} tabIndex={-1}>
          {total === 1 ? '1 accessory' : `${formatNumber(total)} accessories`}
          {wish.q ? ` for “${wish.q}”` : ''}
        </p>
        <div className={styles.sort}>
          <Field label="Sort by">
            <SortBy
              sort={wish.sort}
              form={searchForm}
              onChoose={(sort) => void navigate(wishPath(wish, { sort }))}
            />
          </Field>
        </div>
      </div>
      <ActiveFilters wish={wish} bikes={facets.bikes} onTaken={() => count.current?.focus()} />
      {items.length === 0 ? (
        <Nothing wish={wish} bikes={facets.bikes} />
      ) : (
        <ul className={styles.grid}>
          {items.map((item) => (
            <AccessoryTile key={item.id} item={item} />
          ))}
        </ul>
      )}
      <Pagination
        page={wish.page}
        pages={pages}
        link={(page) => (
          <Link
            to={wishPath(wish, { page })}
            onClick={() => top.current?.scrollIntoView({ block: 'start' })}
          />
        )}
      />
    </section>
  )
}
