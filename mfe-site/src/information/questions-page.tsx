import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useSearchParams } from '@nireeka/kit/router'
import { Contents, PageFrame, QueryView } from '@nireeka/ui'

import { ASK, AskPerson } from './ask-person.tsx'
import { answersTo } from './find-questions.ts'
import styles from './information.module.css'
import { Questions } from './questions.tsx'
import { informationText } from './texts.api.ts'

const TITLE = 'Frequently asked questions'

/** The FAQ as a list of questions that open on click. Each has its own URL: /faq#which-size */
export function QuestionsPage() {
  const { http } = usePlatform()
  const query = useQuery(informationText(http, 'faq'))
  const { title, description, sections = [] } = query.data ?? { title: TITLE }
  useTitle(title)
  const [parameters] = useSearchParams()
  const asked = parameters.get('q') ?? ''
  const topics = answersTo({ sections }, asked).groups.map(({ id, group }) => ({ id, title: group }))
  return (
    <PageFrame
      kind="reading"
      heading={title}
      lead={description}
      aside={
        <div className={styles.beside}>
          <Contents title="Topics" sections={[...topics, ASK]} />
        </div>
      }
    >
      <QueryView query={query} skeleton="text" failed="The questions can’t be shown right now">
        {(text) => <Questions text={text} asked={asked} />}
      </QueryView>
      <AskPerson />
    </PageFrame>
  )
}
