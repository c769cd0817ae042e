import { formatPrice, toDollars } from '@nireeka/contracts'
import { allParts, type BuildPrice } from '@nireeka/contracts/bike-build'

import { extrasOver, stillFor } from '../../view/pictured-extras.ts'
import { colourLabel, type ShownBuild } from '../chosen.ts'
import type { PictureTexts } from './layout.ts'

/** Returns the texts of a build's picture: name, size, colour, other choices and price. */
export function pictureTexts(shown: ShownBuild, price: BuildPrice): PictureTexts {
  const { bike, build, size } = shown
  const chosen = new Set(build.partIds)
  const pictured = new Set(extrasOver(stillFor(shown), shown).map(({ part }) => part))
  return {
    title: bike.owned ? `Upgrades for your ${bike.title}` : bike.title,
    look: [size && `Size ${size.name}`, colourLabel(shown)].filter(Boolean).join(', '),
    parts: allParts(bike)
      .filter(({ id }) => chosen.has(id))
      .map(({ title }) => title),
    price: formatPrice(toDollars(price.totalCents)),
    note: build.partIds.every((id) => pictured.has(id)) ? null : noteFor(pictured.size),
  }
}

/** Returns what is said of a picture that lacks parts, by the number of extras that it shows. */
const noteFor = (extras: number) =>
  extras > 0 ? 'The picture doesn’t show all of its parts.' : 'The picture shows the standard bike.'
