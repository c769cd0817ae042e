import { type Build, choosePart, EMPTY_BUILD } from '@nireeka/contracts/bike-build'
import { usePlatform } from '@nireeka/kit'
import { useMemo } from 'react'

import type { BuildableBike } from '../bike/bike.api.ts'
import type { Colour } from '../colour/pick-colour.ts'
import { firstStep, type Step, stepsFor } from '../steps/steps.ts'
import { useStep } from '../steps/use-step.ts'
import type { AddressedBuild } from './address.ts'
import type { Builder } from './builder.ts'
import { validateBuild } from './validate-build.ts'
import type { Entry } from './mode.ts'
import { RESET } from './reset.ts'
import { useBuildHistory } from './use-build-history.ts'
import { useColours } from './use-colours.ts'
import { useCountry } from './use-country.ts'
import { useIsAlive } from './use-is-alive.ts'
import { useUnitChoice } from './use-unit-choice.ts'

/** The initial state of the configurator, by its mode. */
export interface BuilderStart {
  entry: Entry
  bike: BuildableBike
  /** The build to start with if the URL has none. */
  build: Build
  /** The number of parts of a cart line that have been discontinued since it was added. */
  gone?: number
  /** An owned bike's colour, which can't be changed. */
  ownColour: Colour | null
}

export interface BuilderPage {
  builder: Builder
  step: Step
  /** The notice about what couldn't be restored from the URL. */
  notice: AddressedBuild['told']
  /** The build before the last change. */
  before: Build | null
}

/** Returns the configurator's state: the build, everything derived from it, and the functions that change it. */
export function useBuilder(start: BuilderStart): BuilderPage {
  const { bike, entry, ownColour } = start
  const { confirm } = usePlatform()
  const settle = useMemo(() => settled(start), [start])
  const { history, before, notice, dispatch } = useBuildHistory(
    useMemo(
      () => ({ bike, build: start.build, gone: start.gone, settle }),
      [bike, start.build, start.gone, settle],
    ),
  )
  const { present } = history
  const [step, openStep] = useStep(stepsFor(bike), firstStep(bike, present))
  const { colours, colour, painted: build } = useColours(bike, present, ownColour)
  const size = bike.sizes.find(({ id }) => id === build.sizeId) ?? null
  const isAlive = useIsAlive()
  const { country, countries, choose: chooseCountry } = useCountry(isAlive && size !== null)
  const unit = useUnitChoice()
  const validation = useMemo(
    () => validateBuild({ bike, build, size, colours, colour, country }),
    [bike, build, size, colours, colour, country],
  )
  const change = (of: (build: Build) => Build) =>
    dispatch({ type: 'change', change: (one) => settle(of(one)) })

  async function reset() {
    if (await confirm(RESET)) change(() => EMPTY_BUILD)
  }

  const builder: Builder = {
    mode: entry.mode,
    bike,
    build,
    size,
    colours,
    colour,
    country,
    countries,
    chooseCountry,
    ...unit,
    ...validation,
    openStep,
    choosePart: (part) => change((one) => choosePart(bike, one, part)),
    apply: (next) => change(() => next),
    chooseSize: (sizeId) => change((one) => ({ ...one, sizeId })),
    chooseColour: (colourId, ral = []) => change((one) => ({ ...one, colourId, ral })),
    reset: () => void reset(),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    mayUndo: history.past.length > 0,
    mayRedo: history.future.length > 0,
  }
  return { builder, step, notice, before }
}

/** An owned bike's size and colour are fixed. */
const settled =
  ({ bike, build: { sizeId, colourId, ral } }: BuilderStart) =>
  (build: Build): Build =>
    bike.owned ? { ...build, sizeId, colourId, ral } : build
