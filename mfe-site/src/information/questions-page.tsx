import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, PageFrame, QueryView } from '@nireeka/ui'

import styles from './information.module.css'
import { Questions } from './questions.tsx'
import { informationText } from './texts.api.ts'

const TITLE = 'Frequently asked questions'

/** The FAQ as a list of questions that open on click. Each has its own URL: /faq#which-size */
export function QuestionsPage() {
  const { http } = usePlatform()
  const query = useQuery(informationText(http, 'faq'))
  const { title, description } = query.data ?? { title: TITLE }
  useTitle(title)
  const [parameters] = useSearchParams()
  return (
    <PageFrame kind="reading" heading={title} lead={description}>
      <QueryView query={query} skeleton="text" failed="The questions can’t be shown right now">
        {(text) => <Questions text={text} asked={parameters.get('q') ?? ''} />}
      </QueryView>
      <p className={styles.onward}>
        <Link className={buttonClass({ tone: 'secondary' })} to="/help-center">
          Search the help centre
        </Link>
        <Link className={buttonClass({ tone: 'secondary' })} to="/contact">
          Ask us
        </Link>
      </p>
    </PageFrame>
  )
}
