import { Accordion, Prose } from '@nireeka/ui'
import type { ReactNode } from 'react'

import styles from './clauses.module.css'
import { FoldingContents } from './folding-contents.tsx'
import { LinkedText } from './linked-text.tsx'
import { SectionBody, type Tables } from './section-body.tsx'
import type { TitledSection } from './section-titles.ts'
import { Summary } from './summary.tsx'
import summary from './summary.module.css'
import { isSummary } from './summary-of.ts'
import { type TableRows, TextTable } from './text-table.tsx'
import type { Text } from './texts.api.ts'

/** A last section with content other than text. */
export interface LastSection {
  id: string
  title: string
  content: ReactNode
}

interface Props {
  text: Text
  titled: TitledSection[]
  tables: Tables | undefined
  more: LastSection | undefined
}

/**
 * A legal text: in short, with the way to each section, and then every word of it, the headings beside their sections
 * where there is room.
 */
export function Clauses({ text, titled, tables, more }: Props) {
  const own = titled.find(({ section }) => isSummary(section))
  const clauses = titled.filter((one) => one !== own)
  return (
    <>
      {own ? (
        <div className={styles.opening}>
          <div className={summary.summary}>
            <h2 id={own.id}>{own.title}</h2>
            {own.section.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <LinkedText text={paragraph} />
              </p>
            ))}
          </div>
          <div>
            <FoldingContents sections={more ? [...clauses, more] : clauses} print={null} />
          </div>
        </div>
      ) : (
        <Summary text={text} />
      )}
      <div className={styles.clauses}>
        {clauses.map(({ id, title, section }) => (
          <Clause key={id} id={id} title={title}>
            <Prose>
              <SectionBody section={section} />
            </Prose>
            {section.table && tables ? <FoldedTable {...tables[section.table]} /> : null}
          </Clause>
        ))}
      </div>
    </>
  )
}

interface ClauseProps {
  id: string
  title: string
  children: ReactNode
}

export const Clause = ({ id, title, children }: ClauseProps) => (
  <section className={styles.clause} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <div className={styles.body}>{children}</div>
  </section>
)

/** A long table of names, which few want to read. */
const FoldedTable = (table: TableRows) => (
  <div className={styles.fold}>
    <Accordion
      level={3}
      items={[
        {
          title: `All ${table.rows.length} entries, by name`,
          content: (
            <Prose>
              <TextTable {...table} />
            </Prose>
          ),
        },
      ]}
    />
  </div>
)
