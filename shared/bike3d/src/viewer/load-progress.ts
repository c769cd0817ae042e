/** The stages of loading the live view in their order, each with the share of the whole at which it ends. */
const STAGES = [
  { name: 'code', end: 0.4 },
  { name: 'pieces', end: 0.8 },
  { name: 'shade', end: 0.9 },
] as const

export type LoadStage = (typeof STAGES)[number]['name']

/** The smallest difference that is told, so that a page isn't rendered for each of a bike's pieces. */
const STEP = 0.05

/**
 * Returns how much of the live view has loaded, 0 to 1, when this share of a stage is done. The rest after the last
 * stage is the first frame.
 */
export function progressAt(stage: LoadStage, share: number): number {
  const index = STAGES.findIndex(({ name }) => name === stage)
  const [from, to] = [STAGES[index - 1]?.end ?? 0, STAGES[index]?.end ?? 1]
  return Math.floor((from + (to - from) * share) / STEP + 1e-6) * STEP
}
