import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Contents, PageFrame, QueryView } from '@nireeka/ui'

import styles from '../information/information.module.css'
import { sectionsOf, Sections } from '../information/sections.tsx'
import { Summary } from '../information/summary.tsx'
import { informationText } from '../information/texts.api.ts'
import { SerialCheck } from './serial-check.tsx'

/** The warranty terms, and a check of one bike's warranty dates. */
export function WarrantyPage() {
  const { http } = usePlatform()
  const query = useQuery(informationText(http, 'warranty'))
  const { title, description, sections = [] } = query.data ?? { title: 'Warranty' }
  useTitle(title)
  return (
    <PageFrame
      kind="reading"
      heading={title}
      lead={description}
      aside={
        <div className={styles.beside}>
          <Contents sections={sectionsOf({ sections })} />
        </div>
      }
    >
      {query.data ? <Summary text={query.data} /> : null}
      <SerialCheck />
      <QueryView query={query} skeleton="text" failed="This text can’t be shown right now">
        {(text) => <Sections text={text} />}
      </QueryView>
    </PageFrame>
  )
}
