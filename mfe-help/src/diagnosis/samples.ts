import type { Guide } from './diagnosis.api.ts'

/** A guide with a path to each kind of outcome. */
export const guideData: Guide = {
  slug: 'e15',
  kind: 'code',
  code: 'E15',
  area: 'wheels',
  title: 'No speed signal',
  summary: 'The motor stays off.',
  safety: 'Switch the bike off first.',
  safe_to_ride: 'Yes, without assistance',
  do_not_ride: false,
  minutes: 5,
  checks: [
    {
      key: 'there',
      question: 'Is the magnet there?',
      help: 'Look at the left rear spokes.',
      answers: [
        { label: 'Yes', to: 'cable' },
        { label: 'No', to: 'magnet' },
      ],
    },
    {
      key: 'cable',
      question: 'Is the cable whole?',
      help: '',
      answers: [
        { label: 'Yes, it is', to: 'write' },
        { label: 'No, it is cut', to: 'dealer' },
        { label: 'It was loose', to: 'done' },
      ],
    },
  ],
  outcomes: [
    { key: 'magnet', kind: 'part', title: 'A new magnet', text: 'Clamp it to a spoke.', parts: [1032] },
    { key: 'write', kind: 'ticket', title: 'Ask our workshop', text: '', parts: [] },
    { key: 'dealer', kind: 'workshop', title: 'Have a dealer look at it', text: '', parts: [] },
    { key: 'done', kind: 'solved', title: 'That was it', text: 'Ride on.', parts: [] },
  ],
  bikes: [
    { slug: 'nireeka-prime', title: 'Nireeka Prime' },
    { slug: 'nyx', title: 'Nireeka Nyx' },
  ],
  updated_at: '2026-11-01T12:00:00.000Z',
}

/** The guides of the list: two symptoms and a code. */
export const guideList = [
  {
    slug: 'no-assistance',
    kind: 'symptom',
    code: null,
    area: 'motor',
    title: 'No assistance',
    summary: 'A.',
    safe_to_ride: null,
    do_not_ride: false,
  },
  {
    slug: 'brake-rubs',
    kind: 'symptom',
    code: null,
    area: 'brakes',
    title: 'A brake rubs',
    summary: 'B.',
    safe_to_ride: 'No, push the bike',
    do_not_ride: true,
  },
  {
    slug: 'e15',
    kind: 'code',
    code: 'E15',
    area: 'wheels',
    title: 'No speed signal',
    summary: 'C.',
    safe_to_ride: 'Yes, without assistance',
    do_not_ride: false,
  },
]
