import { useTitle } from '@nireeka/kit'
import { Accordion, PageFrame } from '@nireeka/ui'

import type { InformationText } from './content/information-text.ts'

/** Questions that somebody skims until theirs comes, and then opens. */
export function Questions({ text }: { text: InformationText }) {
  useTitle(text.title)
  return (
    <PageFrame kind="reading" heading={text.title} lead={text.description}>
      <Accordion
        level={2}
        items={text.sections.map(({ heading, paragraphs }) => ({
          title: heading,
          content: paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
        }))}
      />
    </PageFrame>
  )
}
