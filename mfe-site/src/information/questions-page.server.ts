import type { Meta } from '@nireeka/kit/routes'

import { faq } from '../content/faq.ts'

/** Search engines may show each question with its answer. */
export const meta: Meta<'/faq'> = () => ({
  linkedData: [
    {
      '@type': 'FAQPage',
      mainEntity: faq.sections.map(({ heading, paragraphs }) => ({
        '@type': 'Question',
        name: heading,
        acceptedAnswer: { '@type': 'Answer', text: paragraphs.join(' ') },
      })),
    },
  ],
})
