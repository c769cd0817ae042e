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
  const { data: counts, isError } = useQuery(listCounts(http, list, state))
  const chosen = state.filters[name] ?? ''
  // Until the numbers are there, only what is certain to stay; without them, because they can't be read, everything.
  const isShown = (value: string) => value === chosen || isError || (counts?.[value] ?? 0) > 0
  const shown = [{ value: '', label: any }, ...options.filter(({ value }) => isShown(value))]
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
