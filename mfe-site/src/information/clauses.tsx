import { keepUnits } from '@nireeka/kit'
import { Accordion, Prose } from '@nireeka/ui'
import type { ReactNode } from 'react'

import styles from './clauses.module.css'
import { ContentsBeside, FoldingContents } from './folding-contents.tsx'
import { LinkedText } from './linked-text.tsx'
import { SectionBody, type Tables } from './section-body.tsx'
import type { TitledSection } from './section-titles.ts'
import summary from './summary.module.css'
import { isSummary } from './summary-of.ts'
import { type TableRows, TextTable } from './text-table.tsx'

/** A last section with content other than text. */
export interface LastSection {
  id: string
  title: string
  content: ReactNode
}

interface Props {
  titled: TitledSection[]
  /** How many of the first sections stand above, and are in the list of the sections alone. */
  opening: number
  tables: Tables | undefined
  more: LastSection | undefined
}

/**
 * A legal text: every word of it, and where there is room beside it the headings, with each section in a sentence below
 * its own. A summary of the whole stands above. The list of the sections stays beside them on a wide screen, and is folded
 * on a phone.
 */
export function Clauses({ titled, opening, tables, more }: Props) {
  const own = titled.find(({ section }) => isSummary(section))
  const listed = titled.filter((one) => one !== own)
  const clauses = listed.slice(opening)
  // With an opening, the folded list stands above that.
  const List = opening > 0 ? ContentsBeside : FoldingContents
  return (
    <div className={styles.text}>
      {own ? <OwnSummary {...own} /> : null}
      <div className={styles.contents}>
        <List sections={more ? [...listed, more] : listed} print={null} />
      </div>
      <div className={styles.clauses}>
        {clauses.map(({ id, title, short, section }) => (
          <Clause key={id} id={id} title={title} short={short}>
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
  <div className={styles.opening}>
    <div className={summary.summary}>
      <h2 id={id}>{title}</h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
    </div>
  </div>
)

interface ClauseProps {
  id: string
  title: string
  /** What the section says in a sentence. */
  short?: string | undefined
  children: ReactNode
}

export const Clause = ({ id, title, short, children }: ClauseProps) => (
  <section className={styles.clause} aria-labelledby={id}>
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {short ? <p className={styles.short}>{keepUnits(short)}</p> : null}
    </div>
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
