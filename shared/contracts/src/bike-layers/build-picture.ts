import type { DrawnLayers } from './drawn-layers.ts'
import { type Layer, layersOf } from './layers-of.ts'

/** What a picture of a build is composed of. */
export interface BuildPicture {
  /** The path of the bike's still. */
  still: string
  /** The extras over it, in their order. */
  layers: Layer[]
}

const STILL = /^\/pictures\/bikes\/([a-z-]+)-front34\.webp$/
const NAME = /^([a-z-]+)((?:-\d+)+)\.jpg$/

/**
 * Returns the address of the JPEG that shows a build with its extras, for where layers can't be laid over each other,
 * such as in an email: `/api/build-pictures/nyx-pine-2004-2101.jpg`. Null when no extra is laid over the still.
 */
export function buildPictureAddress(
  still: string | null,
  parts: readonly number[],
  drawn?: DrawnLayers,
): string | null {
  const [, look] = STILL.exec(still ?? '') ?? []
  const extras = layersOf(still, parts, drawn).map(({ part }) => part)
  return look && extras.length > 0 ? `/api/build-pictures/${[look, ...extras].join('-')}.jpg` : null
}

/**
 * Reads the last part of such an address; null for any other text. Each picture has one name alone, so that a visitor
 * can't have the same one drawn under many.
 */
export function readBuildPicture(name: string, drawn?: DrawnLayers): BuildPicture | null {
  const [, look = '', extras = ''] = NAME.exec(name) ?? []
  const still = `/pictures/bikes/${look}-front34.webp`
  const parts = extras.split('-').filter(Boolean).map(Number)
  const isItsName = buildPictureAddress(still, parts, drawn) === `/api/build-pictures/${name}`
  return isItsName ? { still, layers: layersOf(still, parts, drawn) } : null
}
