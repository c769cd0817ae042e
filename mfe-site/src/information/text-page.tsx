import type { TextKey } from '@nireeka/contracts/api'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { PageFrame, QueryView } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { Clause, Clauses, type LastSection } from './clauses.tsx'
import { PrintButton } from './print-button.tsx'
import { Publisher } from './publisher.tsx'
import type { Tables } from './section-body.tsx'
import { titledSections } from './section-titles.ts'
import { Sections } from './sections.tsx'
import { informationText, type Text } from './texts.api.ts'

interface Props {
  textKey: TextKey
  /** The heading until the text is there. */
  title: string
  /** The tables that the text's sections name. */
  tables?: Tables
  /** A button in the first step of a timeline. */
  start?: ReactNode
  /** Whether the sections are numbered clauses below a summary; otherwise they stand side by side. */
  isNumbered?: boolean
  /** A last section with content other than text, which is there without the text, too. */
  more?: LastSection
}

/** A legal page: who says it and since when, and then every word of it. */
export function TextPage({ textKey, title, tables, start, isNumbered = false, more }: Props) {
  const { http } = usePlatform()
  const query = useQuery(informationText(http, textKey))
  const { title: heading = title, description, changedOn }: Partial<Text> = query.data ?? {}
  useTitle(heading)
  return (
    <PageFrame
      kind="catalogue"
      eyebrow={<Publisher changedOn={changedOn} />}
      heading={heading}
      lead={description}
      actions={<PrintButton />}
    >
      <QueryView query={query} skeleton="text" failed="This text can’t be shown right now">
        {(text) =>
          isNumbered ? (
            <Clauses text={text} titled={titledSections(text, true)} tables={tables} more={more} />
          ) : (
            <Sections text={text} start={start} />
          )
        }
      </QueryView>
      {more ? (
        <Clause id={more.id} title={more.title}>
          {more.content}
        </Clause>
      ) : null}
    </PageFrame>
  )
}
