import type { DiagnosisInput } from '@nireeka/contracts/api'

/** A sound guide as an admin sends it, without parts. */
export const GUIDE: DiagnosisInput = {
  slug: 'bell-does-not-ring',
  kind: 'symptom',
  code: null,
  area: 'frame',
  title: 'The bell doesn’t ring',
  summary: 'You push the lever, and hear nothing.',
  words: 'ding',
  safety: null,
  safe_to_ride: null,
  do_not_ride: false,
  minutes: null,
  checks: [
    {
      key: 'loose',
      question: 'Does the bell sit firmly?',
      help: 'Turn it with two fingers.',
      answers: [
        { label: 'Yes', to: 'ask' },
        { label: 'No, and now it rings', to: 'done' },
      ],
    },
  ],
  outcomes: [
    { key: 'done', kind: 'solved', title: 'That was it', text: 'Ride on.', parts: [] },
    { key: 'ask', kind: 'ticket', title: 'Ask us', text: 'We help.', parts: [] },
  ],
}
