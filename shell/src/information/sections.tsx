import { Prose } from '@nireeka/ui'

import type { InformationText } from './content/information-text.ts'

export const Sections = ({ text }: { text: InformationText }) => (
  <Prose>
    {text.sections.map(({ heading, paragraphs }) => (
      <section key={heading}>
        <h2>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    ))}
  </Prose>
)
