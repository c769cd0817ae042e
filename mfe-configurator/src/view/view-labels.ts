import { isUnseen } from '@nireeka/bike3d'
import { partsOn } from '@nireeka/contracts/bike-build'

import type { Builder } from '../bike-build/builder.ts'

type Shown = Pick<Builder, 'bike' | 'build' | 'size' | 'colour'>

/** Returns the picture's alternative text: "Nireeka Prime in Pine, size M"; a custom colour is named by its codes. */
export function nameOf({ bike, build, size, colour }: Shown): string {
  const isNamed = colour?.swatch === null && build.ral.length > 0
  const paint = isNamed ? build.ral.map((code) => `RAL ${code}`).join(' and ') : colour?.name
  return [paint ? `${bike.title} in ${paint}` : bike.title, size && `size ${size.name}`]
    .filter(Boolean)
    .join(', ')
}

/**
 * Returns what a still picture doesn't show, because it was prerendered with the default parts; undefined if it shows
 * everything.
 */
export function lackOfStill({ bike, build, colour }: Shown): string | undefined {
  const hasParts = partsOn(bike, build).some(({ id, isDefault }) => !isDefault && !isUnseen(id))
  const isNamed = colour?.swatch === null && build.ral.length > 0
  if (!hasParts && !isNamed) return undefined
  if (!hasParts) return 'The picture shows a sample of this colour.'
  return 'The picture shows the standard bike.'
}
