import type { Build, BuildPrice, OfferedPart, Performance, Problem } from '@nireeka/contracts/bike-build'

import type { BuildableBike } from '../bike/bike.api.ts'
import type { Size } from '../bikes/bike.ts'
import type { Colour, ColourGroup } from '../colour/pick-colour.ts'
import type { Unit } from '../performance/measures.ts'
import type { Step } from '../steps/steps.ts'

/** Spec, section 9: a new bike, upgrades for an owned one, a bike's line in the cart, an upgrade's line in the cart. */
export const MODES = ['CNM', 'CEOM', 'CECM', 'CEUM'] as const
export type Mode = (typeof MODES)[number]

/** Where the bike goes: its law and its days on the way. */
export interface Country {
  id: number
  name: string
  isServed: boolean
  /** km/h that its law lets a bike assist to. */
  speedLimit: number
}

/** What can be chosen in, as far as it is loaded. */
export interface ColoursQuery {
  isPending: boolean
  isError: boolean
  isSuccess: boolean
  data: ColourGroup[] | undefined
  refetch: () => Promise<unknown>
}

/** The build that is on the page, what follows from it, and all that can be done to it. Each step of the page gets it whole. */
export interface Builder {
  mode: Mode
  /** In the modes of upgrades, `owned` holds what the bike has already. */
  bike: BuildableBike
  build: Build
  size: Size | null
  colours: ColoursQuery
  /** Null: no size yet, or its colours aren't there. */
  colour: Colour | null
  /** Null: not loaded yet. */
  country: Country | null
  countries: readonly Country[]
  chooseCountry: (id: number) => void
  unit: Unit
  toggleUnit: () => void
  price: BuildPrice
  performance: Performance
  problems: Problem[]
  /** Why it can't be put into the cart yet, in a sentence; null: it can. */
  objection: string | null
  /** The step that mends what is objected to. */
  objectionStep: Step | null
  /** Opens a step of the page. */
  openStep: (step: Step) => void
  choosePart: (part: OfferedPart) => void
  /** Any other change as a whole, for example what repairs a problem. */
  apply: (build: Build) => void
  chooseSize: (id: number) => void
  chooseColour: (id: number, ral?: readonly string[]) => void
  reset: () => void
  undo: () => void
  redo: () => void
  mayUndo: boolean
  mayRedo: boolean
}
