import type { Build } from '@nireeka/contracts/bike-build'

import type { BuildableBike } from '../bike/bike.api.ts'
import type { Builder } from '../bike-build/builder.ts'

export const STEPS = ['size', 'colour', 'components', 'upgrades', 'accessories', 'summary'] as const
export type Step = (typeof STEPS)[number]

export const STEP_NAMES: Record<Step, string> = {
  size: 'Size',
  colour: 'Colour',
  components: 'Components',
  upgrades: 'Upgrades',
  accessories: 'Accessories',
  summary: 'Summary',
}

/** Returns the steps of a bike; an owned one has no size and colour steps. */
export const stepsFor = ({ owned }: Pick<BuildableBike, 'owned'>): readonly Step[] =>
  owned ? STEPS.filter((step) => step !== 'size' && step !== 'colour') : STEPS

/** Returns the step after this one; null for the last one. */
export function stepAfter(bike: Pick<BuildableBike, 'owned'>, step: Step): Step | null {
  const steps = stepsFor(bike)
  return steps[steps.indexOf(step) + 1] ?? null
}

/** Returns the step in a URL's query; null if it is missing or unknown. */
export const readStep = (query: URLSearchParams, steps: readonly Step[]): Step | null =>
  steps.find((step) => step === query.get('step')) ?? null

/** Returns the step to open when the URL names none: the first that lacks a choice. */
export function firstStep({ owned }: Pick<BuildableBike, 'owned'>, { sizeId }: Pick<Build, 'sizeId'>): Step {
  if (owned) return 'upgrades'
  return sizeId === null ? 'size' : 'colour'
}

/** The page's other parameters, in the order of its row in routes.ts. */
const PARAMETERS = ['mode', 'cartID', 'orderBikeID', 'build', 'size', 'color']

/** Returns the page's query with another step. Parameters that the page doesn't read are left out, as on the server. */
export function withStep(query: URLSearchParams, step: Step): URLSearchParams {
  const kept = PARAMETERS.flatMap((name) => query.getAll(name).map((value) => [name, value]))
  return new URLSearchParams([...kept, ['step', step]])
}

/** Returns the choice made in a step, in a word or two; null if there is none. */
export function choiceOf(step: Step, { size, colour, build, bike }: Builder): string | null {
  if (step === 'size') return size?.name ?? null
  if (step === 'colour') return colour?.name ?? null
  if (step === 'summary') return null
  const slots = bike.slots.filter((slot) => slot.step === step)
  const count = slots.flatMap(({ parts }) => parts).filter(({ id }) => build.partIds.includes(id)).length
  return count === 0 ? null : `${count} ${COUNTED[step][count === 1 ? 0 : 1]}`
}

const COUNTED = {
  components: ['change', 'changes'],
  upgrades: ['upgrade', 'upgrades'],
  accessories: ['extra', 'extras'],
} as const

export const PANEL_ID = 'step'
export const tabId = (step: Step) => `step-${step}`
