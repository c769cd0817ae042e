import type { Build, BuildPrice, OfferedPart, Performance, Problem } from '@nireeka/contracts/bike-build'

import type { BuildableBike } from '../bike/bike.api.ts'
import type { Size } from '../bikes/bike.ts'
import type { Colour, ColourGroup } from '../colour/pick-colour.ts'
import type { Unit } from '@nireeka/kit/units'
import type { Step } from '../steps/steps.ts'

/**
 * The configurator's modes (spec, section 9): a new bike, upgrades for an owned bike, a bike's line in the cart, an
 * upgrade's line in the cart.
 */
export const MODES = ['CNM', 'CEOM', 'CECM', 'CEUM'] as const
export type Mode = (typeof MODES)[number]

/** The country of delivery, with its speed limit and delivery days. */
export interface Country {
  id: number
  name: string
  isServed: boolean
  /** The speed in km/h up to which the country's law allows a motor to assist. */
  speedLimit: number
}

/** The loading state of the colours to choose from. */
export interface ColoursQuery {
  isPending: boolean
  isError: boolean
  isSuccess: boolean
  data: ColourGroup[] | undefined
  refetch: () => Promise<unknown>
}

/**
 * The configurator's state: the current build, everything derived from it, and the functions that change it. Each
 * step gets all of it.
 */
export interface Builder {
  mode: Mode
  /** When upgrades are chosen, `owned` holds the parts that the bike already has. */
  bike: BuildableBike
  build: Build
  size: Size | null
  colours: ColoursQuery
  /** The chosen colour; null while no size is chosen or its colours are loading. */
  colour: Colour | null
  /** The country of delivery; null while it is loading. */
  country: Country | null
  countries: readonly Country[]
  chooseCountry: (id: number) => void
  unit: Unit
  toggleUnit: () => void
  price: BuildPrice
  performance: Performance
  problems: Problem[]
  /** The reason, as a sentence, why the build can't be put into the cart yet; null if it can. */
  objection: string | null
  /** The step in which the reason against ordering can be resolved; null if there is none. */
  objectionStep: Step | null
  /** Opens a step of the configurator. */
  openStep: (step: Step) => void
  choosePart: (part: OfferedPart) => void
  /** Replaces the build, for example with one that resolves a conflict. */
  apply: (build: Build) => void
  chooseSize: (id: number) => void
  chooseColour: (id: number, ral?: readonly string[]) => void
  reset: () => void
  undo: () => void
  redo: () => void
  mayUndo: boolean
  mayRedo: boolean
}
