import type { CheckValues, Guide, GuideValues, OutcomeValues } from './diagnosis.api.ts'

const EMPTY: GuideValues = {
  slug: '',
  kind: 'symptom',
  code: null,
  area: 'battery',
  title: '',
  summary: '',
  words: '',
  safety: null,
  safeToRide: null,
  doNotRide: false,
  minutes: null,
  checks: [
    {
      key: 'check-1',
      question: '',
      help: '',
      answers: [
        { label: 'Yes', to: 'outcome-1' },
        { label: 'No', to: 'outcome-1' },
      ],
    },
  ],
  outcomes: [{ key: 'outcome-1', kind: 'ticket', title: '', text: '', parts: [] }],
  version: 0,
}

/** Returns the values of the form: of a stored guide, or of a new one with a check and an outcome. */
export function toValues(guide: Guide | null): GuideValues {
  if (!guide) return EMPTY
  const { id: _id, isPublished: _published, updatedAt: _at, ...values } = guide
  return values
}

/** Returns a name that no check or outcome has. */
export function freeKey(kind: 'check' | 'outcome', taken: ReadonlyArray<{ key: string }>): string {
  const keys = new Set(taken.map(({ key }) => key))
  let number = taken.length + 1
  while (keys.has(`${kind}-${number}`)) number += 1
  return `${kind}-${number}`
}

export const newCheck = (key: string, to: string): CheckValues => ({
  key,
  question: '',
  help: '',
  answers: [
    { label: 'Yes', to },
    { label: 'No', to },
  ],
})

export const newOutcome = (key: string): OutcomeValues => ({
  key,
  kind: 'solved',
  title: '',
  text: '',
  parts: [],
})
