import { formatPrice, toDollars } from '@nireeka/contracts'
import { type Build, ownParts, partsOn, performanceOf } from '@nireeka/contracts/bike-build'

import { changesOf } from '../performance/changes.ts'
import { MEASURES } from '../performance/measures.ts'
import type { Builder } from './builder.ts'

/** Returns the effect of a change as text for screen readers: "Carbon rims chosen. $5,480. Range up 3 km." */
export function spokenChange(builder: Builder, before: Build): string {
  const said = [...chosenTexts(builder, before), priceText(builder), ...measureTexts(builder, before)]
  return said.map((sentence) => `${sentence}.`).join(' ')
}

function chosenTexts({ bike, build, size, colour }: Builder, before: Build): string[] {
  const on = partsOn(bike, build)
  const was = partsOn(bike, before)
  const own = new Set(ownParts(bike).map(({ id }) => id))
  const added = on.filter(({ id }) => !was.some((part) => part.id === id))
  const taken = was.filter(
    ({ id, slotId }) =>
      !own.has(id) && !on.some((part) => part.id === id) && !added.some((part) => part.slotId === slotId),
  )
  return [
    ...(size && build.sizeId !== before.sizeId ? [`Size ${size.name} chosen`] : []),
    ...(colour && build.colourId !== before.colourId ? [`${colour.name} chosen`] : []),
    ...added.map(({ title }) => `${title} chosen`),
    ...taken.map(({ title }) => `${title} removed`),
  ]
}

const priceText = ({ price }: Builder) => formatPrice(toDollars(price.totalCents))

function measureTexts({ bike, performance, unit }: Builder, before: Build): string[] {
  return changesOf(performanceOf(bike, before), performance, unit).map(
    ({ metric, text }) =>
      `${MEASURES[metric].label} ${text.startsWith('+') ? 'up' : 'down'} ${text.slice(1)}`,
  )
}
