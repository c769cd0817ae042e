import type { InformationTextData, TextSectionData, TextTable as TableName } from '@nireeka/contracts/api'
import { Accordion, Prose } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { readBlocks } from './blocks.ts'
import { EntryList } from './entry-list.tsx'
import styles from './information.module.css'
import { LinkedText } from './linked-text.tsx'
import { columnsOf, rowsOf } from './section-rows.ts'
import { type TitledSection, titledSections } from './section-titles.ts'
import { isSummary } from './summary-of.ts'
import { type TableRows, TextTable } from './text-table.tsx'

export type Tables = Readonly<Record<TableName, TableRows>>

interface Props {
  text: Pick<InformationTextData, 'sections'>
  tables?: Tables | undefined
  /** Whether the sections take the page's width, side by side. */
  isWide?: boolean
  /** Whether the sections are clauses. */
  isNumbered?: boolean
}

export const Sections = ({ text, tables, isWide = false, isNumbered = false }: Props) => {
  const titled = titledSections(text, isNumbered)
  const view = (one: TitledSection) => <SectionView key={one.id} {...one} tables={tables} isWide={isWide} />
  return isWide ? (
    <div className={styles.rows}>
      {rowsOf(titled).map((row) => (
        <div key={row[0]?.id} className={styles.row} data-columns={columnsOf(row)}>
          {row.map((one) => (
            <Prose key={one.id}>{view(one)}</Prose>
          ))}
        </div>
      ))}
    </div>
  ) : (
    <Prose>{titled.map(view)}</Prose>
  )
}

const SectionView = ({
  id,
  title,
  section,
  tables,
  isWide,
}: TitledSection & Required<Pick<Props, 'isWide'>> & Pick<Props, 'tables'>) => (
  <SectionBox isSummary={isSummary(section)}>
    <h2 id={id}>{title}</h2>
    <SectionBody section={section} isWide={isWide} />
    {section.table && tables ? <FoldedTable {...tables[section.table]} /> : null}
  </SectionBox>
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
