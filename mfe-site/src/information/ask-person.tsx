import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import styles from './information.module.css'
import questions from './questions.module.css'
import { informationText } from './texts.api.ts'
import { Ways } from './ways.tsx'

/** The section as the topics list it; no question's anchor may have an underscore. */
export const ASK = { id: 'ask_us', title: 'Ask a person' }

/** The ways to a person with their hours, as the contact page tells them, and to the help centre. */
export function AskPerson() {
  const { http } = usePlatform()
  const { data } = useQuery(informationText(http, 'contact'))
  const people = (data?.ways ?? []).filter(({ to }) => !to.startsWith('/'))
  return (
    <section id={ASK.id} className={questions.group} aria-labelledby={`${ASK.id}-title`}>
      <h2 id={`${ASK.id}-title`}>{ASK.title}</h2>
      {people.length > 0 ? <Ways ways={people} /> : null}
      <p className={`${styles.onward} ${questions.onward}`}>
        <Link className={buttonClass({ tone: 'secondary' })} to="/contact#write">
          Write to us here
        </Link>
        <Link className={buttonClass({ tone: 'secondary' })} to="/help-center">
          Search the help centre
        </Link>
      </p>
    </section>
  )
}
