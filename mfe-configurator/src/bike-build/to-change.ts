import { isBike, stillOf } from '@nireeka/bike3d'
import { type BuildChange, type CartItem, toDollars } from '@nireeka/contracts'
import { partsOn } from '@nireeka/contracts/bike-build'

import type { Builder } from './builder.ts'
import type { Entry } from './mode.ts'

/** Returns the cart change for a build, by mode; null while size or colour are missing. */
export function toChange(builder: Builder, entry: Entry): BuildChange | null {
  const partIds = [...builder.build.partIds]
  const title = `Upgrades for your ${builder.bike.title}`
  switch (entry.mode) {
    case 'CEOM':
    case 'CEUM':
      return { ...entry, partIds, title }
    case 'CNM':
    case 'CECM': {
      const item = toItem(builder)
      return item && { ...entry, item, countryId: builder.country?.id }
    }
  }
}

function toItem({ bike, build, size, colour, price }: Builder): CartItem | null {
  if (!size || !colour) return null
  const chosen = partsOn(bike, build).filter(({ id }) => build.partIds.includes(id))
  const codes = build.ral.map((code) => `RAL ${code}`)
  return {
    id: bike.productId,
    title: bike.title,
    description: [`Size ${size.name}`, colour.name, ...codes, ...chosen.map(({ title }) => title)].join(', '),
    thumbnail: isBike(bike.slug) ? stillOf(bike.slug, colour.id) : bike.image,
    price: toDollars(price.totalCents),
    bike: {
      slug: bike.slug,
      build: { sizeId: size.id, colourId: colour.id, ral: [...build.ral], partIds: [...build.partIds] },
    },
  }
}
