import type { InformationTextData, TextSectionData, TextTable as TableName } from '@nireeka/contracts/api'
import { Accordion, Prose } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { readBlocks } from './blocks.ts'
import { EntryList } from './entry-list.tsx'
import styles from './information.module.css'
import { LinkedText } from './linked-text.tsx'
import { titledSections } from './section-titles.ts'
import { isSummary } from './summary-of.ts'
import { type TableRows, TextTable } from './text-table.tsx'

export type Tables = Readonly<Record<TableName, TableRows>>

interface Props {
  text: Pick<InformationTextData, 'sections'>
  tables?: Tables | undefined
  /** Whether a timeline may run across the page. */
  isWide?: boolean
  /** Whether the sections are clauses. */
  isNumbered?: boolean
}

export const Sections = ({ text, tables, isWide = false, isNumbered = false }: Props) => (
  <Prose>
    {titledSections(text, isNumbered).map(({ id, title, section }) => (
      <SectionBox key={id} isSummary={isSummary(section)}>
        <h2 id={id}>{title}</h2>
        <SectionBody section={section} isWide={isWide} />
        {section.table && tables ? <FoldedTable {...tables[section.table]} /> : null}
      </SectionBox>
    ))}
  </Prose>
)

/** A section that sums up the others stands out. */
const SectionBox = ({ isSummary: isBox, children }: { isSummary: boolean; children: ReactNode }) =>
  isBox ? <div className={styles.summary}>{children}</div> : children

/** What a section says below its heading. */
export const SectionBody = ({ section, isWide }: { section: TextSectionData; isWide: boolean }) =>
  section.look ? (
    <EntryList look={section.look} paragraphs={section.paragraphs} isWide={isWide} />
  ) : (
    readBlocks(section.paragraphs).map((block, place) =>
      'rows' in block ? (
        <TextTable key={`${place}-${block.head[0]}`} {...block} />
      ) : (
        <p key={`${place}-${block.text}`}>
          <LinkedText text={block.text} />
        </p>
      ),
    )
  )

/** A long table of names, which few want to read. */
const FoldedTable = (table: TableRows) => (
  <Accordion
    level={3}
    items={[{ title: `All ${table.rows.length} entries, by name`, content: <TextTable {...table} /> }]}
  />
)
