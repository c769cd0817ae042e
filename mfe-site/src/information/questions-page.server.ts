import type { Meta } from '@nireeka/kit/routes'

import { faq } from '../content/faq.ts'

/** Structured data, so that search engines may show each question with its answer. */
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
