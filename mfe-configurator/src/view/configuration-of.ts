import {
  type BikeSlug,
  type ColourChoice,
  type Configuration,
  isBike,
  isSize,
  SIGNATURE_COLOURS,
  stillOf,
} from '@nireeka/bike3d'
import {
  type Build,
  choosePart,
  isForSale,
  isOn,
  type OfferedPart,
  partsOn,
} from '@nireeka/contracts/bike-build'

import type { Builder } from '../bike-build/builder.ts'
import type { Colour } from '../colour/pick-colour.ts'

type Shown = Pick<Builder, 'bike' | 'build' | 'size' | 'colour'>

/** The size in which a bike is shown before one is chosen. */
const USUAL_SIZE = 'M'

/**
 * Returns the 3D model's configuration of a build, including an owned bike's parts; null if the bike has no model.
 */
export function configurationOf({ bike, build, size, colour }: Shown): Configuration | null {
  const { slug } = bike
  const sizeName = size?.name ?? USUAL_SIZE
  if (!isBike(slug) || !isSize(sizeName)) return null
  return {
    bike: slug,
    size: sizeName,
    // The parts are sorted, so that the same build always gives the same configuration.
    parts: partsOn(bike, build)
      .map(({ id }) => id)
      .toSorted((a, b) => a - b),
    colour: colour ? colourOf(colour, build.ral) : { id: colourBeforeSize(slug, build.colourId) },
  }
}

/**
 * Returns the colour before a size is chosen: the one that a link names, or the bike's own. A link may name any number,
 * so one without a picture doesn't count.
 */
function colourBeforeSize(slug: BikeSlug, named: number | null): number {
  return named !== null && stillOf(slug, named) !== stillOf(slug, null) ? named : SIGNATURE_COLOURS[slug]
}

/** RAL codes stay in the build when another colour is chosen, so they count only for a custom colour. */
function colourOf({ id, swatch }: Colour, codes: readonly string[]): ColourChoice {
  const [ral, secondRal] = swatch === null ? codes : []
  return { id, ...(ral ? { ral } : {}), ...(secondRal ? { secondRal } : {}) }
}

/**
 * Returns the configurations that are likely next, one part away from this one: first those of the slot in view,
 * without parts that can't be bought or are already on the bike.
 */
export function likelyNext(shown: Shown, slotId: number | null): Configuration[] {
  const { bike, build } = shown
  const slots = bike.slots.toSorted((a, b) => Number(b.id === slotId) - Number(a.id === slotId))
  return slots
    .flatMap(({ parts }) => parts)
    .filter((part) => mayBeChosen(shown, part))
    .flatMap((part) => afterChoosing(shown, choosePart(bike, build, part)))
}

const mayBeChosen = ({ bike, build }: Shown, part: OfferedPart) =>
  !part.isSoldOut && isForSale(bike, part) && !isOn(bike, build, part)

const afterChoosing = (shown: Shown, build: Build) => configurationOf({ ...shown, build }) ?? []
