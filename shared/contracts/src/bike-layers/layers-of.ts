import { DRAWN_LAYERS, type DrawnLayers } from './drawn-layers.ts'
import { LAYER_RULES, type LayerName, type LayerRule } from './layer-rules.ts'

/** A transparent picture of one extra, to be laid over a bike's still. */
export interface Layer {
  /** The path of its largest WebP file; the others are named as those of a picture are. */
  src: string
  part: number
  title: string
}

/** What tells the variants of a layer apart: the bike, its colour, and which of the layers below are there. */
interface Variant {
  bike: string
  /** The colour's part of the still's name, such as `midnight-pearl`. */
  colour: string
  has: (name: LayerName) => boolean
}

const STILL = /^\/pictures\/bikes\/(nireeka-prime|nireeka-homie|nyx)-([a-z-]+)-front34\.webp$/

/**
 * Returns what is laid over a bike's still for a build's parts, in its order; empty for any other picture. An extra that
 * wasn't drawn is left out. The stills show the bikes' standard parts, so nothing is laid over for those.
 */
export function layersOf(
  still: string | null,
  parts: readonly number[],
  drawn: DrawnLayers = DRAWN_LAYERS,
): Layer[] {
  const [, bike, colour] = STILL.exec(still ?? '') ?? []
  if (!bike || !colour) return []
  const chosen = LAYER_RULES.filter(({ name }) => drawn[bike]?.includes(name)).flatMap((rule) =>
    rule.parts.filter((part) => parts.includes(part)).map((part) => ({ rule, part })),
  )
  const has = (name: LayerName) => chosen.some(({ rule }) => rule.name === name)
  return chosen.map(({ rule, part }) => ({
    src: `/pictures/${layerName(rule, { bike, colour, has })}.webp`,
    part,
    title: rule.title,
  }))
}

/** Returns the name of a layer's variant: `bikes/layers/nyx-lights`, `bikes/layers/nireeka-homie-lights-rack-basket`. */
export const layerName = ({ name, isPainted, beside }: LayerRule, { bike, colour, has }: Variant) =>
  `bikes/layers/${[bike, ...(isPainted ? [colour] : []), name, ...beside.filter(has)].join('-')}`
