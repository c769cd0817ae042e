import { Link } from '@nireeka/kit/router'
import { ChipLink, ChipList } from '@nireeka/ui'

import { KINDS, type Kind, type SearchParams } from '../search/search-params.ts'
import type { Found } from './found.api.ts'
import { resultsPath } from './results-path.ts'

const LABELS: Record<Kind, string> = {
  articles: 'Articles',
  guides: 'Troubleshooter',
  threads: 'Forum',
  spares: 'Spare parts',
}

/** The kinds of pages that were found, as links to one kind alone; nothing where there is only one. */
export function KindChips({ params: { q, kind }, found }: { params: SearchParams; found: Found }) {
  const kinds = KINDS.filter((one) => found[one].total > 0)
  if (kinds.length < 2) return null
  return (
    <nav aria-label="Kinds of results">
      <ChipList>
        <ChipLink
          link={<Link to={resultsPath({ q, page: 1, kind: null })} />}
          label="All"
          count={kinds.reduce((sum, one) => sum + found[one].total, 0)}
          isCurrent={kind === null}
        />
        {kinds.map((one) => (
          <ChipLink
            key={one}
            link={<Link to={resultsPath({ q, page: 1, kind: one })} />}
            label={LABELS[one]}
            count={found[one].total}
            isCurrent={one === kind}
          />
        ))}
      </ChipList>
    </nav>
  )
}
