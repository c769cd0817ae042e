import type { Loader, Meta } from '@nireeka/kit/routes'

import { plainText } from './plain-text.ts'
import { informationText } from './texts.api.ts'

export const loader: Loader<'/faq'> = ({ http, load }) =>
  Promise.all([load(informationText(http, 'faq')), load(informationText(http, 'contact'))])

/** Structured data, so that search engines may show each question with its answer. */
export const meta: Meta<'/faq'> = async ({ http, load }) => {
  const { description, sections } = await load(informationText(http, 'faq'))
  return {
    description,
    linkedData: [
      {
        '@type': 'FAQPage',
        mainEntity: sections.map(({ heading, paragraphs }) => ({
          '@type': 'Question',
          name: heading,
          acceptedAnswer: { '@type': 'Answer', text: plainText(paragraphs.join(' ')) },
        })),
      },
    ],
  }
}
