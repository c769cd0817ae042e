import type { InformationTextData, TextKey, TextSectionData } from '@nireeka/contracts/api'

const section = (heading: string, ...paragraphs: string[]): TextSectionData => ({ heading, paragraphs })

const question = (id: string, group: string, heading: string, answer: string): TextSectionData => ({
  id,
  group,
  heading,
  paragraphs: [answer],
})

const TEXTS: Record<TextKey, InformationTextData> = {
  'about-us': {
    title: 'About us',
    description: 'Who we are.',
    picture: { src: '/pictures/bikes/nireeka-prime-pine-front34.webp', alt: 'A Prime in pine green' },
    sections: [
      section('Three bikes', 'We build three bikes.'),
      { ...section('In numbers', '3: bikes', '10 km: of test ride'), look: 'figures' },
      {
        ...section('People', 'Ada Steward, founder: Write to ada@example.com.', 'Emil: Paints.'),
        look: 'people',
      },
      { ...section('How we got here', '2019: We sell the first one.', '2021: We open.'), look: 'timeline' },
    ],
  },
  contact: {
    title: 'Contact',
    description: 'How to reach us.',
    ways: [{ title: 'Call', label: '+1 555-0100', to: 'tel:+15550100', note: 'Day and night' }],
    sections: [section('Day and night', 'Somebody is there.')],
  },
  dealers: {
    title: 'Dealers',
    description: 'Where to see one.',
    sections: [section('Before you go', 'Call ahead.')],
  },
  faq: {
    title: 'Frequently asked questions',
    description: 'Short answers.',
    sections: [
      question(
        'how-long',
        'Before you order',
        'How long does a bike take?',
        'A Homie takes 12 working days.',
      ),
      question('which-size', 'Before you order', 'Which size fits me?', 'Go by your height.'),
      question('returns', 'Delivery', 'Can I send something back?', 'Within 14 days, for a wear fee.'),
    ],
  },
  privacypolicy: {
    title: 'Privacy policy',
    description: 'What we know about you.',
    sections: [
      section('In short', 'We don’t sell data.'),
      {
        ...section('What is needed', 'These entries need no consent.'),
        id: 'in-your-browser',
        table: 'needed-entries',
      },
      {
        ...section('Only with your yes', 'They are cleared when you withdraw it.'),
        id: 'with-your-consent',
        table: 'consent-entries',
      },
    ],
  },
  rrpolicy: {
    title: 'Returns and refunds',
    description: 'How to send something back.',
    sections: [
      { ...section('How it works', '1. Tell us: Within 14 days.'), look: 'timeline' },
      section('14 days', 'Goods should be complete and unused.'),
      section('Your refund', 'It goes back the way you paid.'),
    ],
  },
  terms: {
    title: 'Terms',
    description: 'The terms of buying from us.',
    sections: [
      section(
        'In short',
        'Who and what: Your contract is with us.',
        'Order and contract: Nothing is binding until you’ve paid.',
      ),
      section('Who and what', 'You buy from Nireeka. Ask office@example.com.'),
      { ...section('Order and contract', 'A cart binds nobody. You order. We confirm it.'), id: 'order' },
      section('Law', 'The rest holds.'),
    ],
  },
  warranty: {
    title: 'Warranty',
    description: 'What we stand for.',
    sections: [section('What is covered', 'Faults of material.', 'Part | Covered for', 'Motor | 2 years')],
  },
}

const DATED: readonly TextKey[] = ['privacypolicy', 'rrpolicy', 'terms', 'warranty']

/** The data of GET /api/texts/{key}, with a text as short as it may be. */
export const textAnswer = (key: TextKey, changed: Partial<InformationTextData> = {}) => ({
  text: { ...TEXTS[key], ...changed },
  changed_on: DATED.includes(key) ? '2026-11-02' : null,
})

/** The answers by address, as `hydratePage` takes them. */
export const TEXT_ANSWERS = Object.fromEntries(
  (Object.keys(TEXTS) as TextKey[]).map((key) => [`/api/texts/${key}`, textAnswer(key)]),
)
