import type { TextKey } from '@nireeka/contracts/api'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { PageFrame, QueryView } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { Clause, Clauses, type LastSection } from './clauses.tsx'
import { FoldedContents } from './folding-contents.tsx'
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
  /** A button beside the heading, before the one that prints. */
  action?: ReactNode
  /** Whether the sections are numbered clauses. */
  isNumbered?: boolean
  /** A last section with content other than text, which is there without the text, too. */
  more?: LastSection
}

/** A legal page: who says it and since when, and then every word of it. */
export function TextPage({ textKey, title, tables, action, isNumbered = false, more }: Props) {
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
      actions={
        <>
          {action}
          <PrintButton />
        </>
      }
    >
      <QueryView query={query} skeleton="text" failed="This text can’t be shown right now">
        {(text) => {
          const opening = openingOf(text)
          const titled = titledSections(text, isNumbered)
          return (
            <>
              {opening.length > 0 ? (
                <>
                  <FoldedContents sections={titled} />
                  <Sections text={{ sections: opening }} />
                </>
              ) : null}
              <Clauses titled={titled} opening={opening.length} tables={tables} more={more} />
            </>
          )
        }}
      </QueryView>
      {more ? (
        <Clause id={more.id} title={more.title}>
          {more.content}
        </Clause>
      ) : null}
    </PageFrame>
  )
}

/** Returns the figures and steps with which a text begins: they stand across the page, above the list of the sections. */
function openingOf({ sections }: Text) {
  const first = sections.findIndex(({ look }) => look === undefined)
  return first === -1 ? [] : sections.slice(0, first)
}
