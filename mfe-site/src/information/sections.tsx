import type { InformationTextData, TextSectionData, TextTable } from '@nireeka/contracts/api'
import { Prose } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { EntryList } from './entry-list.tsx'
import styles from './information.module.css'
import { LinkedText } from './linked-text.tsx'
import { isSummary } from './summary-of.ts'

/** The head and the rows of a table that the page generates. */
export interface TableRows {
  head: string[]
  rows: string[][]
}

export type Tables = Readonly<Record<TextTable, TableRows>>

type SectionsOnly = Pick<InformationTextData, 'sections'>

/** Returns a section's anchor: its own id, or one made from its number. */
export const sectionId = (index: number, { id }: Pick<TextSectionData, 'id'> = {}) =>
  id ?? `section-${index + 1}`

/** Returns the sections as the table of contents lists them. */
export const sectionsOf = ({ sections }: SectionsOnly) =>
  sections.map((section, index) => ({ id: sectionId(index, section), title: section.heading }))

interface Props {
  text: SectionsOnly
  tables?: Tables | undefined
  /** Whether a timeline may run across the page. */
  isWide?: boolean
}

export const Sections = ({ text, tables, isWide = false }: Props) => (
  <Prose>
    {text.sections.map((section, index) => (
      <SectionBox key={sectionId(index, section)} isSummary={isSummary(section)}>
        <h2 id={sectionId(index, section)}>{section.heading}</h2>
        {section.look ? (
          <EntryList look={section.look} paragraphs={section.paragraphs} isWide={isWide} />
        ) : (
          section.paragraphs.map((paragraph, place) => (
            <p key={`${place}-${paragraph}`}>
              <LinkedText text={paragraph} />
            </p>
          ))
        )}
        {section.table && tables ? <Table {...tables[section.table]} /> : null}
      </SectionBox>
    ))}
  </Prose>
)

/** A section that sums up the others stands out. */
const SectionBox = ({ isSummary: isBox, children }: { isSummary: boolean; children: ReactNode }) =>
  isBox ? <div className={styles.summary}>{children}</div> : children

const Table = ({ head, rows }: TableRows) => (
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
