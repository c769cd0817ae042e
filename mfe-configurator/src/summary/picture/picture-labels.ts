import { formatPrice, toDollars } from '@nireeka/contracts'
import { allParts, type BuildPrice } from '@nireeka/contracts/bike-build'

import { colourLabel, type ShownBuild } from '../chosen.ts'
import type { PictureTexts } from './layout.ts'

/** Returns the texts of a build's picture: name, size, colour, other choices and price. */
export function pictureTexts(shown: ShownBuild, price: BuildPrice): PictureTexts {
  const { bike, build, size } = shown
  const chosen = new Set(build.partIds)
  return {
    title: bike.owned ? `Upgrades for your ${bike.title}` : bike.title,
    look: [size && `Size ${size.name}`, colourLabel(shown)].filter(Boolean).join(', '),
    parts: allParts(bike)
      .filter(({ id }) => chosen.has(id))
      .map(({ title }) => title),
    price: formatPrice(toDollars(price.totalCents)),
    note: build.partIds.length > 0 ? 'The picture shows the standard bike.' : null,
  }
}
