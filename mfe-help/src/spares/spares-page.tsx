import { usePlatform, useTitle } from '@nireeka/kit'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { PageFrame } from '@nireeka/ui'

import { SearchBox } from '../search/search-box.tsx'
import type { SearchArea } from '../search/suggestions.ts'
import { BikeTiles } from './bike-tiles.tsx'
import { Families } from './families.tsx'
import { isNarrowed, readSpareParams, SPARES, sparesPath } from './list-params.ts'
import { ListBreadcrumbs, Parts } from './parts.tsx'
import { MY_BIKE } from './my-bike.api.ts'
import { suggestParts } from './spares.api.ts'
import { WearParts } from './wear-parts.tsx'
import styles from './spares.module.css'

const LEAD = 'Every part, down to the bolt, with its torque and who should fit\u00A0it.'

export function SparesPage() {
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const params = readSpareParams(query)
  const isList = isNarrowed(params)
  useTitle(params.q ? `Spare parts for “${params.q}”` : 'Spare parts')
  const area: SearchArea = {
    name: 'spares',
    label: 'Name, part number or bike',
    placeholder: 'Brake pad, Nyx …',
    action: SPARES,
    resultsPath: (q) => sparesPath({ ...params, q: q || undefined, page: 1 }),
    suggest: (keyword, signal) => suggestParts(http, keyword, signal),
  }
  return (
    <PageFrame
      kind="catalogue"
      heading="Spare parts"
      lead={isList ? undefined : LEAD}
      breadcrumbs={isList ? <ListBreadcrumbs params={params} /> : undefined}
    >
      <div className={styles.begin}>
        <SearchBox area={area} asked={params.q ?? ''} />
        {isList ? (
          <p className={styles.way}>
            Know your bike’s serial number? <Link to={MY_BIKE}>Find what fits your bike</Link>
          </p>
        ) : null}
      </div>
      {isList ? (
        <Parts params={params} />
      ) : (
        <>
          <BikeTiles />
          <WearParts />
          <Families />
        </>
      )}
    </PageFrame>
  )
}
