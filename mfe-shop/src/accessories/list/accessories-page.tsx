import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useSearchParams } from '@nireeka/kit/router'
import { FailedState, PageFrame } from '@nireeka/ui'
import { useId, useRef } from 'react'

import { accessories } from '../accessories.api.ts'
import { CategoryChips } from './category-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import styles from './list.module.css'
import { Results } from './results.tsx'
import { SearchLine } from './search-line.tsx'
import { WaitingList } from './waiting-list.tsx'
import { readWish } from './wish.ts'

export function AccessoriesPage() {
  useTitle('Accessories')
  return (
    <PageFrame
      kind="catalogue"
      heading="Accessories"
      lead="Made for our bikes, tried on our commutes. What carries, lights, locks and keeps you dry."
    >
      <List />
    </PageFrame>
  )
}

function List() {
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const searchForm = useId()
  const results = useRef<HTMLElement>(null)
  const wish = readWish(query)
  const list = useQuery(accessories(http, wish))

  if (list.isPending) return <WaitingList />
  if (list.isError) {
    return (
      <FailedState
        title="The accessories can’t be shown right now"
        message={messageOf(list.error, TEXTS.unreachable)}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const { categories, facets, total } = list.data
  const isOld = list.isPlaceholderData
  return (
    <div className={styles.list}>
      <SearchLine id={searchForm} wish={wish} />
      <CategoryChips wish={wish} categories={categories} />
      <div className={styles.columns}>
        <FilterPanel wish={wish} facets={facets} total={isOld ? null : total} results={results} />
        <Results wish={wish} list={list.data} isOld={isOld} searchForm={searchForm} top={results} />
      </div>
    </div>
  )
}
