import { formatNumber } from '@nireeka/contracts'
import { DefinitionList } from '@nireeka/ui'

import type { Accessory } from './accessories.api.ts'

export const Facts = ({ item }: { item: Accessory }) => (
  <DefinitionList
    items={[
      ...item.variants.map(({ name, options }) => ({ term: name, details: options.join(', ') })),
      ...(item.fits.length > 0 ? [{ term: 'Fits', details: item.fits.join(', ') }] : []),
      ...(item.weight_g ? [{ term: 'Weight', details: `${formatNumber(item.weight_g)} g` }] : []),
    ]}
  />
)
