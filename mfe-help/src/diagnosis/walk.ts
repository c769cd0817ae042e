import type { Check, Guide, Outcome } from './diagnosis.api.ts'

/** A check that was answered on the way, and the steps that lead back to it. */
export interface Passed {
  check: Check
  answer: string
  steps: string
}

export interface Walk {
  passed: Passed[]
  /** The answers that were given, as the address has them: `1-2`. */
  steps: string
  at: { check: Check } | { outcome: Outcome }
}

/**
 * Returns how far the steps of an address lead: the place of each answer, from 1, with hyphens between them. Steps that
 * lead nowhere are left out, such as those of a link from before the guide was changed.
 */
export function walkGuide({ checks, outcomes }: Guide, asked: string): Walk {
  const passed: Passed[] = []
  const steps: string[] = []
  let check = checks[0]!
  for (const step of asked.split('-')) {
    const answer = /^[1-9]$/.test(step) ? check.answers[Number(step) - 1] : undefined
    if (!answer) break
    passed.push({ check, answer: answer.label, steps: steps.join('-') })
    steps.push(step)
    const outcome = outcomes.find(({ key }) => key === answer.to)
    if (outcome) return { passed, steps: steps.join('-'), at: { outcome } }
    const next = checks.find(({ key }) => key === answer.to)
    if (!next) break
    check = next
  }
  return { passed, steps: steps.join('-'), at: { check } }
}

/** Returns the steps after one more answer, by its place from 0. */
export const stepsWith = (steps: string, answer: number) => [steps, answer + 1].filter(Boolean).join('-')

/** Returns the query of an address within a guide; nothing without steps and bike. */
export function toStepQuery(steps: string, bike: string | null): string {
  const query = new URLSearchParams({ ...(bike ? { bike } : {}), ...(steps ? { steps } : {}) }).toString()
  return query && `?${query}`
}
