import { Prose } from '@nireeka/ui'
import { Fragment } from 'react'

import type { InformationText } from './content/information-text.ts'

export const Sections = ({ text }: { text: InformationText }) => (
  <Prose>
    {text.sections.map(({ heading, paragraphs }) => (
      <Fragment key={heading}>
        <h2>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Fragment>
    ))}
  </Prose>
)
