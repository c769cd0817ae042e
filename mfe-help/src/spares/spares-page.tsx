import { usePlatform, useTitle } from '@nireeka/kit'
import { useSearchParams } from '@nireeka/kit/router'
import { PageFrame } from '@nireeka/ui'

import { readSearchParams } from '../search/search-params.ts'
import { SearchBox } from '../search/search-box.tsx'
import type { SearchArea } from '../search/suggestions.ts'
import { Families } from './families.tsx'
import { Parts } from './parts.tsx'
import { sparesPath, suggestParts } from './spares.api.ts'

export function SparesPage() {
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const params = readSearchParams(query)
  useTitle(params.q ? `Spare parts for “${params.q}”` : 'Spare parts')
  const area: SearchArea = {
    name: 'spares',
    label: 'Name, part number or bike',
    placeholder: 'Brake pad, NK-P-BRK-101, Nyx …',
    action: '/shop/spares',
    resultsPath: sparesPath,
    suggest: (keyword, signal) => suggestParts(http, keyword, signal),
  }
  return (
    <PageFrame
      kind="catalogue"
      heading="Spare parts"
      lead="Every part of our bikes, down to the bolt, with its torque and who should fit it."
    >
      <SearchBox area={area} asked={params.q} />
      {params.q ? <Parts params={params} /> : <Families />}
    </PageFrame>
  )
}
