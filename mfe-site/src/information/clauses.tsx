import { Accordion, Contents, Prose } from '@nireeka/ui'
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
 * A legal text: in short, and then every word of it, the headings beside their sections where there is room. The list of
 * the sections stays beside them on a wide screen; elsewhere it is left out if the summary leads to each of them.
 */
export function Clauses({ text, titled, tables, more }: Props) {
  const own = titled.find(({ section }) => isSummary(section))
  const clauses = titled.filter((one) => one !== own)
  const listed = more ? [...clauses, more] : clauses
  return (
    <div className={styles.text}>
      <div className={styles.opening}>{own ? <OwnSummary {...own} /> : <Summary text={text} />}</div>
      <div className={styles.contents} data-once={own ? undefined : true}>
        {own ? (
          <FoldingContents sections={listed} print={null} />
        ) : (
          <Contents title="On this page" sections={listed} />
        )}
      </div>
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
    </div>
  )
}

/** A summary in words of its own. */
const OwnSummary = ({ id, title, section }: TitledSection) => (
  <div className={summary.summary}>
    <h2 id={id}>{title}</h2>
    {section.paragraphs.map((paragraph) => (
      <p key={paragraph}>
        <LinkedText text={paragraph} />
      </p>
    ))}
  </div>
)

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
