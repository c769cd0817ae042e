import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useSearchParams } from '@nireeka/kit/router'
import { PageFrame, QueryView } from '@nireeka/ui'
import { useId, useRef } from 'react'

import { accessories } from '../accessories.api.ts'
import { CategoryChips } from './category-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import styles from './list.module.css'
import { Results } from './results.tsx'
import { SearchLine } from './search-line.tsx'
import { WaitingList } from './waiting-list.tsx'
import { readListParams } from './list-params.ts'

export function AccessoriesPage() {
  useTitle('Accessories')
  return (
    <PageFrame
      kind="catalogue"
      heading="Accessories"
      lead="Tested on our own commutes: bags, lights, locks and rain gear."
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
  const params = readListParams(query)
  return (
    <QueryView
      query={useQuery(accessories(http, params))}
      skeleton={<WaitingList />}
      failed="The accessories can’t be shown right now"
    >
      {(list, isStale) => (
        <div className={styles.list}>
          <SearchLine id={searchForm} params={params} />
          <div className={styles.chips}>
            <CategoryChips params={params} categories={list.categories} />
          </div>
          <div className={styles.columns}>
            <FilterPanel
              params={params}
              facets={list.facets}
              total={isStale ? null : list.total}
              results={results}
            />
            <Results params={params} list={list} isStale={isStale} searchForm={searchForm} top={results} />
          </div>
        </div>
      )}
    </QueryView>
  )
}
