import { Link } from '@nireeka/kit/router'
import { ChipLink, ChipList } from '@nireeka/ui'

import { type DealerFilter, dealersPath, filterDealers } from './dealer-filter.ts'
import type { Dealer } from './dealers.api.ts'
import { regionsWith } from './regions.ts'

interface Props {
  dealers: readonly Dealer[]
  filter: DealerFilter
}

/** The regions as links to what map and list show of them; the other filters stay, but not the country. */
export function RegionChips({ dealers, filter }: Props) {
  const wide: DealerFilter = { ...filter, region: '', country: '' }
  const fitting = filterDealers(dealers, wide)
  return (
    <nav aria-label="Parts of the world">
      <ChipList>
        <ChipLink
          link={<Link to={dealersPath(wide)} />}
          label="All"
          count={fitting.length}
          isCurrent={filter.region === '' && filter.country === ''}
        />
        {regionsWith(fitting).map(({ id, name, dealers: own }) => (
          <ChipLink
            key={id}
            link={<Link to={dealersPath({ ...wide, region: id })} />}
            label={name}
            count={own.length}
            isCurrent={filter.region === id}
          />
        ))}
      </ChipList>
    </nav>
  )
}
