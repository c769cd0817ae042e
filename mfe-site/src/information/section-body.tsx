import type { TextSectionData, TextTable as TableName } from '@nireeka/contracts/api'

import { readBlocks } from './blocks.ts'
import { EntryList } from './entry-list.tsx'
import { LinkedText } from './linked-text.tsx'
import { type TableRows, TextTable } from './text-table.tsx'

export type Tables = Readonly<Record<TableName, TableRows>>

interface Props {
  section: TextSectionData
  /** Whether a timeline may run across the page. */
  isWide?: boolean
}

/** What a section says below its heading. */
export const SectionBody = ({ section, isWide = false }: Props) =>
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
