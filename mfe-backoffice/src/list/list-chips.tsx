import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { ChipLink, ChipList } from '@nireeka/ui'

import type { ChipFilter, ListDefinition } from './list.ts'
import { listCounts } from './list-query.ts'
import { withFilter } from './list-state.ts'
import type { ListView } from './use-list-state.ts'

interface Props<Row extends { id: number }> {
  list: ListDefinition<Row>
  filter: ChipFilter
  view: ListView
}

/** The options of a filter as links, each with how many rows it leads to. Options without rows are left out. */
export function ListChips<Row extends { id: number }>({
  list,
  filter,
  view: { state, toSearch },
}: Props<Row>) {
  const { http } = usePlatform()
  const { name, label, any, options } = filter
  const counts = useQuery(listCounts(http, list, state)).data
  const chosen = state.filters[name] ?? ''
  const shown = [{ value: '', label: any }, ...options].filter(
    ({ value }) => !counts || value === '' || value === chosen || (counts[value] ?? 0) > 0,
  )
  return (
    <nav aria-label={label}>
      <ChipList>
        {shown.map((option) => (
          <ChipLink
            key={option.value}
            label={option.label}
            count={counts && (counts[option.value] ?? 0)}
            isCurrent={option.value === chosen}
            link={<Link to={{ search: toSearch(withFilter(state, name, option.value)) }} />}
          />
        ))}
      </ChipList>
    </nav>
  )
}
