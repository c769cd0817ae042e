import { useParams, useSearchParams } from '@nireeka/kit/router'

import { readEntry } from '../build/mode.ts'
import { BikeLine } from './bike-line.tsx'
import { OwnedUpgrades } from './owned-upgrades.tsx'

/** What is there already and is changed: a line of the cart, or a bike that somebody owns (spec, section 9). */
export function EditPage() {
  const { slug = '' } = useParams()
  const [query] = useSearchParams()
  const entry = readEntry(query)
  if (entry.mode === 'CECM') return <BikeLine slug={slug} entry={entry} />
  return entry.mode === 'CNM' ? null : <OwnedUpgrades slug={slug} entry={entry} />
}
