import { useParams, useSearchParams } from '@nireeka/kit/router'

import { readEntry } from '../build/mode.ts'
import { BikeLine } from './bike-line.tsx'
import { OwnedUpgrades } from './owned-upgrades.tsx'

/** What is there already and is changed: a line of the cart, or a bike that somebody owns (spec, section 9). */
export function EditPage() {
  const { slug = '' } = useParams()
  const [query] = useSearchParams()
  const entry = readEntry(query)
  switch (entry.mode) {
    case 'CECM':
      return <BikeLine slug={slug} lineId={entry.lineId} />
    case 'CEOM':
      return <OwnedUpgrades slug={slug} orderBikeId={entry.orderBikeId} lineId={null} />
    case 'CEUM':
      return <OwnedUpgrades slug={slug} orderBikeId={entry.orderBikeId} lineId={entry.lineId} />
    case 'CNM':
      return null
  }
}
