import { Prose } from '@nireeka/ui'
import { Fragment } from 'react'

import type { InformationText } from './content/information-text.ts'
import { LinkedText } from './linked-text.tsx'

/** Where a link of the contents leads. */
export const sectionId = (index: number) => `section-${index + 1}`

export const Sections = ({ text }: { text: InformationText }) => (
  <Prose>
    {text.sections.map(({ heading, paragraphs }, index) => (
      <Fragment key={heading}>
        <h2 id={sectionId(index)}>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <LinkedText text={paragraph} />
          </p>
        ))}
      </Fragment>
    ))}
  </Prose>
)
