import { isUnseen } from '@nireeka/bike3d'
import { partsOn } from '@nireeka/contracts/bike-build'
import type { DrawnLayers } from '@nireeka/contracts/bike-layers'

import type { Builder } from '../bike-build/builder.ts'
import { extrasOver, stillFor } from './pictured-extras.ts'

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
 * Returns what a still picture doesn't show, because it was prerendered with the default parts and only some extras are
 * laid over it; undefined if it shows everything.
 */
export function lackOfStill(shown: Shown, drawn?: DrawnLayers): string | undefined {
  const { bike, build, colour } = shown
  const extras = extrasOver(stillFor(shown), shown, drawn)
  const isLacking = partsOn(bike, build).some(
    ({ id, isDefault }) => !isDefault && !isUnseen(id) && !extras.some(({ part }) => part === id),
  )
  if (isLacking && extras.length > 0) return 'The picture doesn’t show all of its parts.'
  if (isLacking) return 'The picture shows the standard bike.'
  const isNamed = colour?.swatch === null && build.ral.length > 0
  return isNamed ? 'The picture shows a sample of this colour.' : undefined
}
