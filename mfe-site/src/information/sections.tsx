import { Prose } from '@nireeka/ui'
import { Fragment } from 'react'

import type { InformationSection, InformationText } from '../content/information-text.ts'
import styles from './information.module.css'
import { LinkedText } from './linked-text.tsx'

/** Returns a section's anchor: its own id, or one made from its number. */
export const sectionId = (index: number, { id }: Pick<InformationSection, 'id'> = {}) =>
  id ?? `section-${index + 1}`

export const Sections = ({ text }: { text: InformationText }) => (
  <Prose>
    {text.sections.map((section, index) => (
      <Fragment key={section.heading}>
        <h2 id={sectionId(index, section)}>{section.heading}</h2>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <LinkedText text={paragraph} />
          </p>
        ))}
        {section.table ? <Table {...section.table} /> : null}
      </Fragment>
    ))}
  </Prose>
)

const Table = ({ head, rows }: NonNullable<InformationSection['table']>) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {head.map((text) => (
          <th key={text} scope="col">
            {text}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, ...rest]) => (
        <tr key={first}>
          <th scope="row">{first}</th>
          {rest.map((text, place) => (
            <td key={head[place + 1]}>{text}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
