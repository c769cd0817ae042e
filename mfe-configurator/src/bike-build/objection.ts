import { type Build, type OfferedPart, partsOn, type Problem } from '@nireeka/contracts/bike-build'

import type { BuildableBike } from '../bike/bike.api.ts'
import type { Size } from '../bikes/bike.ts'
import type { Colour } from '../colour/pick-colour.ts'
import type { Step } from '../steps/steps.ts'
import type { ColoursQuery } from './builder.ts'

/** The reason why a build can't be put into the cart yet, as a sentence, and the step in which to resolve it. */
export interface Objection {
  text: string
  step: Step
}

interface Known {
  bike: BuildableBike
  build: Build
  size: Size | null
  colours: ColoursQuery
  colour: Colour | null
  problems: readonly Problem[]
}

/** Returns the first objection in the order of the steps; null if there is none. */
export const objectionTo = (known: Known): Objection | null =>
  (known.bike.owned ? toUpgrades(known) : (toSize(known) ?? toColour(known))) ?? toParts(known)

const toUpgrades = ({ build }: Known): Objection | null =>
  build.partIds.length === 0 ? { text: 'Choose at least one upgrade.', step: 'upgrades' } : null

function toSize({ size, colours }: Known): Objection | null {
  if (!size) return { text: 'Choose your size first.', step: 'size' }
  const isNotBuilt = size.note !== null || colours.data?.length === 0
  return isNotBuilt
    ? { text: `Size ${size.name} isn’t available right now. Choose another one.`, step: 'size' }
    : null
}

function toColour({ colours, colour, build }: Known): Objection | null {
  if (colours.isError) return { text: 'The colours could not be loaded. Try again.', step: 'colour' }
  if (!colour) return { text: 'One moment, the colours are loading.', step: 'colour' }
  const missing = colour.ralCodes - build.ral.length
  if (missing <= 0) return null
  return { text: missing === 1 ? 'One RAL code is missing.' : 'Two RAL codes are missing.', step: 'colour' }
}

function toParts({ bike, build, problems }: Known): Objection | null {
  const soldOut = partsOn(bike, build).find(({ id, isSoldOut }) => isSoldOut && build.partIds.includes(id))
  if (soldOut) {
    return { text: `Sold out: ${soldOut.title}. Choose something else.`, step: stepOf(bike, soldOut) }
  }
  const problem = problems.find(({ isWarning }) => !isWarning)
  return problem ? { text: problem.text, step: stepOf(bike, problem.parts[0]) } : null
}

const stepOf = ({ slots }: BuildableBike, part: OfferedPart | undefined): Step =>
  slots.find(({ id }) => id === part?.slotId)?.step ?? 'summary'
