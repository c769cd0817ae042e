import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useSearchParams } from '@nireeka/kit/router'
import { PageFrame, QueryView } from '@nireeka/ui'

import { AskPerson } from './ask-person.tsx'
import { Questions } from './questions.tsx'
import { informationText } from './texts.api.ts'

const TITLE = 'Frequently asked questions'

/** The FAQ: the first answer is open, the others open on click. Each has its own URL: /faq#which-size */
export function QuestionsPage() {
  const { http } = usePlatform()
  const query = useQuery(informationText(http, 'faq'))
  const { title, description } = query.data ?? { title: TITLE }
  useTitle(title)
  const [parameters] = useSearchParams()
  const asked = parameters.get('q') ?? ''
  return (
    <PageFrame kind="catalogue" heading={title} lead={description}>
      <QueryView query={query} skeleton="text" failed="The questions can’t be shown right now">
        {(text) => (
          <Questions text={text} asked={asked}>
            <AskPerson />
          </Questions>
        )}
      </QueryView>
      {query.data ? null : <AskPerson />}
    </PageFrame>
  )
}
