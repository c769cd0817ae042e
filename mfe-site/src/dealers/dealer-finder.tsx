import { Link, useSearchParams } from '@nireeka/kit/router'
import { useUnit } from '@nireeka/kit/units'
import { buttonClass, EmptyState } from '@nireeka/ui'
import { type ReactNode, useState } from 'react'

import { arrange } from './arrange.ts'
import { openCard } from './dealer-card.tsx'
import { filterDealers, isFiltered, readFilter } from './dealer-filter.ts'
import { DealerList } from './dealer-list.tsx'
import type { Dealer } from './dealers.api.ts'
import { FilterForm } from './filter-form.tsx'
import styles from './finder.module.css'
import { MapSlot } from './map/map-slot.tsx'
import { showPanel } from './map/panels.ts'
import { type Near, rememberNear, useRememberedNear } from './near.ts'
import { NearField } from './near-field.tsx'
import { RegionChips } from './region-chips.tsx'
import { regionInSentence } from './regions.ts'

interface Props {
  dealers: readonly Dealer[]
  /** A text below list and map. */
  introduction: ReactNode
}

/** The search form, list and map of the dealers, which stay in sync. */
export function DealerFinder({ dealers, introduction }: Props) {
  const unit = useUnit()
  const [query] = useSearchParams()
  const remembered = useRememberedNear()
  const [chosen, setChosen] = useState<Near | null | undefined>(undefined)
  const near = chosen === undefined ? remembered : chosen
  const [selectedId, setSelectedId] = useState<number | null>(null)

  const filter = readFilter(query)
  const groups = arrange(filterDealers(dealers, filter), near)
  const count = groups.reduce((sum, group) => sum + group.dealers.length, 0)
  const take = (next: Near | null, isTown: boolean) => {
    setChosen(next)
    setSelectedId(null)
    if (isTown) rememberNear(next)
  }
  const select = (id: number) => {
    setSelectedId(id)
    openCard(id)
  }
  const show = (id: number, group: string) => {
    setSelectedId(id)
    showPanel(group)
  }
  return (
    <div className={styles.finder}>
      <div className={styles.controls}>
        <NearField near={near} onNear={take} />
        <FilterForm dealers={dealers} filter={filter} />
        <RegionChips dealers={dealers} filter={filter} />
        <p className={styles.count} role="status">
          {countText(count, filter.region, near)}
        </p>
      </div>
      <div className={styles.columns}>
        <div className={styles.map}>
          <MapSlot groups={groups} near={near} selectedId={selectedId} onSelect={select} />
        </div>
        {count > 0 ? (
          <DealerList groups={groups} unit={unit} selectedId={selectedId} onShow={show} />
        ) : (
          <EmptyState
            title="No dealer matches these filters"
            text="Try another country or service. A good local workshop can do nearly everything too."
            action={
              isFiltered(filter) ? (
                <Link className={buttonClass({ tone: 'secondary' })} to="/dealers">
                  Show all dealers
                </Link>
              ) : undefined
            }
          />
        )}
      </div>
      <div className={styles.introduction}>{introduction}</div>
    </div>
  )
}

function countText(count: number, region: string, near: Near | null) {
  const place = regionInSentence(region)
  const dealers = `${count === 1 ? '1 dealer' : `${count} dealers`}${place ? ` in ${place}` : ''}`
  if (near) return `${dealers}, nearest first, measured as the crow flies`
  return count > 1 ? `${dealers}, by town from A to Z` : dealers
}
