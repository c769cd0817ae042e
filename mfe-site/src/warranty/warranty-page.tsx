import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, PageFrame, QueryView } from '@nireeka/ui'

import { PrintButton } from '../information/print-button.tsx'
import { Sections } from '../information/sections.tsx'
import { Summary } from '../information/summary.tsx'
import { Publisher } from '../information/publisher.tsx'
import { informationText, type Text } from '../information/texts.api.ts'
import { claimPath } from './claim-path.ts'
import { SerialCheck } from './serial-check.tsx'
import styles from './warranty.module.css'

/** The warranty terms, and a check of one bike's warranty dates. */
export function WarrantyPage() {
  const { http } = usePlatform()
  const query = useQuery(informationText(http, 'warranty'))
  const { title = 'Warranty', description, changedOn }: Partial<Text> = query.data ?? {}
  useTitle(title)
  return (
    <PageFrame
      kind="catalogue"
      eyebrow={<Publisher changedOn={changedOn} />}
      heading={title}
      lead={description}
      actions={<Actions />}
    >
      {query.data ? <Summary text={query.data} /> : null}
      <SerialCheck />
      <QueryView query={query} skeleton="text" failed="This text can’t be shown right now">
        {(text) => (
          <div className={styles.terms}>
            <Sections text={text} />
          </div>
        )}
      </QueryView>
    </PageFrame>
  )
}

const Actions = () => (
  <>
    <Link className={buttonClass()} to={claimPath()}>
      Start a claim
    </Link>
    <PrintButton />
  </>
)
