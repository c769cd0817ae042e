import { type ColourChoice, type Configuration, isBike, isSize, SIGNATURE_COLOURS } from '@nireeka/bike3d'
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

/** Before a size is chosen the bike is shown in this one. */
const USUAL_SIZE = 'M'

/** The whole bike as it is built, for the model: what an owned one has already is on it, too. Null: it has no model. */
export function configurationOf({ bike, build, size, colour }: Shown): Configuration | null {
  const { slug } = bike
  const sizeName = size?.name ?? USUAL_SIZE
  if (!isBike(slug) || !isSize(sizeName)) return null
  return {
    bike: slug,
    size: sizeName,
    // In order, for the same bike is the same configuration however it came about.
    parts: partsOn(bike, build)
      .map(({ id }) => id)
      .toSorted((a, b) => a - b),
    colour: colour ? colourOf(colour, build.ral) : { id: SIGNATURE_COLOURS[slug] },
  }
}

/** Codes stay in a build when another colour is chosen: they count only where the rider names the colour. */
function colourOf({ id, swatch }: Colour, codes: readonly string[]): ColourChoice {
  const [ral, secondRal] = swatch === null ? codes : []
  return { id, ...(ral ? { ral } : {}), ...(secondRal ? { secondRal } : {}) }
}

/**
 * What may be chosen next, one part further from here: those of the slot that is looked at first, and what can't be
 * bought or is on the bike left out.
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
