import type { Check, Guide, Outcome } from './diagnosis.api.ts'
import { checksFrom } from './checks-from.ts'

/** The answer that every check has beside its own. */
export const NOT_SURE = 'Not sure'

/** Where a guide ends that has no outcome for those who can't tell. */
const ASK: Outcome = {
  key: 'not-sure',
  kind: 'ticket',
  title: 'Ask our workshop',
  text: 'Someone will look at it with you. Your answers are sent along, so nobody has to ask twice.',
  parts: [],
}

/** Returns whether a check has an answer of its own for those who can't tell. */
export const isUnsure = ({ answers }: Check) =>
  answers.some(({ label }) => /^(?:not sure|i (?:can.t|don.t know|have no))/i.test(label))

/**
 * Returns where "Not sure" leads: to the workshop if one of the answers would, so that nobody rides on what may be
 * unsafe; otherwise on with the answer that leaves the most to check; and to our support where nothing is left, or
 * where a wrong guess might hurt.
 */
export function unsureStep(guide: Guide, check: Check): { check: Check } | { outcome: Outcome } {
  const ends = check.answers.flatMap(({ to }) => guide.outcomes.filter(({ key }) => key === to))
  const workshop = ends.find(({ kind }) => kind === 'workshop')
  if (workshop) return { outcome: workshop }
  const next = guide.safety === null ? longest(guide, check) : undefined
  if (next) return { check: next }
  return { outcome: ends.find(({ kind }) => kind === 'ticket') ?? ticketOf(guide) }
}

const ticketOf = ({ outcomes }: Guide) => outcomes.find(({ kind }) => kind === 'ticket') ?? ASK

/** Returns the check that an answer leads to and from which the most checks follow. */
const longest = (guide: Guide, { answers }: Check) =>
  answers
    .flatMap(({ to }) => guide.checks.filter(({ key }) => key === to))
    .toSorted((a, b) => checksFrom(guide, b.key).most - checksFrom(guide, a.key).most)[0]
