import type { Check, Guide, Outcome } from './diagnosis.api.ts'
import { isUnsure, NOT_SURE, unsureStep } from './not-sure.ts'

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
 * Returns how far the steps of an address lead: the place of each answer, from 1, or 0 for "Not sure", with hyphens
 * between them. Steps that lead nowhere are left out, such as those of a link from before the guide was changed.
 */
export function walkGuide(guide: Guide, asked: string): Walk {
  const passed: Passed[] = []
  const steps: string[] = []
  let check = guide.checks[0]!
  for (const step of asked.split('-')) {
    const next = takeStep(guide, check, step)
    if (!next) break
    passed.push({ check, answer: next.answer, steps: steps.join('-') })
    steps.push(step)
    if ('outcome' in next.at) return { passed, steps: steps.join('-'), at: next.at }
    check = next.at.check
  }
  return { passed, steps: steps.join('-'), at: { check } }
}

/** Returns where a step leads; null for one that leads nowhere. */
function takeStep(guide: Guide, check: Check, step: string): { answer: string; at: Walk['at'] } | null {
  if (step === '0') return isUnsure(check) ? null : { answer: NOT_SURE, at: unsureStep(guide, check) }
  const answer = /^[1-9]$/.test(step) ? check.answers[Number(step) - 1] : undefined
  const at = answer && placeOf(guide, answer.to)
  return answer && at ? { answer: answer.label, at } : null
}

function placeOf({ checks, outcomes }: Guide, asked: string): Walk['at'] | null {
  const outcome = outcomes.find(({ key }) => key === asked)
  if (outcome) return { outcome }
  const check = checks.find(({ key }) => key === asked)
  return check ? { check } : null
}

/** Returns the steps after one more answer, by its place from 0; -1 is "Not sure". */
export const stepsWith = (steps: string, answer: number) =>
  [steps, String(answer + 1)].filter(Boolean).join('-')

/** Returns the query of an address within a guide; nothing without steps and bike. */
export function toStepQuery(steps: string, bike: string | null): string {
  const query = new URLSearchParams({ ...(bike ? { bike } : {}), ...(steps ? { steps } : {}) }).toString()
  return query && `?${query}`
}
