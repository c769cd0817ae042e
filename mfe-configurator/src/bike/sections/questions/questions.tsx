import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { FailedPart, QueryView, Skeleton } from '@nireeka/ui'

import { Section } from '../section.tsx'
import styles from '../sections.module.css'
import { bikeQuestions } from './questions.api.ts'

/** Links to what the help centre says about a bike. */
export function Questions({ slug, title }: { slug: string; title: string }) {
  const { http } = usePlatform()
  return (
    <Section id="questions" heading={`Questions about the ${title}`}>
      <QueryView
        query={useQuery(bikeQuestions(http, slug))}
        skeleton={<Skeleton kind="text" lines={6} />}
        failed={({ message, retry }) => <FailedPart title={message} onRetry={retry} />}
      >
        {(questions) => (
          <ul className={styles.links}>
            {questions.map((question) => (
              <li key={question.id}>
                <Link to={`/help-center/topics/${question.id}`}>{question.title}</Link>
              </li>
            ))}
            <li>
              <Link to="/faq">Frequently asked questions</Link>
            </li>
          </ul>
        )}
      </QueryView>
    </Section>
  )
}
