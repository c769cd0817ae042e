import { useTitle } from '@nireeka/kit'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { Accordion, buttonClass, EmptyState, PageFrame } from '@nireeka/ui'
import { useEffect } from 'react'

import { faq } from '../content/faq.ts'
import type { InformationSection } from '../content/information-text.ts'
import { findQuestions, groupQuestions } from './find-questions.ts'
import styles from './information.module.css'
import { wordsOf } from '../manual/search.ts'
import { TextSearch } from './text-search.tsx'

/** The FAQ as a list of questions that open on click. Each has its own URL: /faq#which-size */
export function QuestionsPage() {
  useTitle(faq.title)
  const [query] = useSearchParams()
  const asked = query.get('q') ?? ''
  const found = findQuestions(faq.sections, wordsOf(asked))
  useOpenByHash()
  return (
    <PageFrame kind="reading" heading={faq.title} lead={faq.description}>
      <div className={styles.tools}>
        <TextSearch
          label="Search the questions"
          placeholder="Returns, charging"
          action="/faq"
          question={asked}
        />
        <p className={styles.count} role="status">
          {asked ? `${found.length === 1 ? '1 question' : `${found.length} questions`} with “${asked}”` : ''}
        </p>
      </div>
      {groupQuestions(found).map(({ group, questions }) => (
        <section key={group} className={styles.group}>
          <h2>{group}</h2>
          <div>
            {questions.map((question) => (
              <Question key={question.heading} question={question} />
            ))}
          </div>
        </section>
      ))}
      {found.length === 0 ? (
        <EmptyState title={`No question about “${asked}” here`} text="The help centre has many more." />
      ) : null}
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

const Question = ({ question: { id, heading, paragraphs } }: { question: InformationSection }) => (
  <div id={id} className={styles.question}>
    <Accordion
      level={3}
      items={[{ title: heading, content: paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>) }]}
    />
  </div>
)

/** Opens the question named in the URL's hash, also when a link on the page changes it. */
function useOpenByHash() {
  useEffect(() => {
    const open = () => {
      const question = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      const details = question?.querySelector('details')
      if (details) details.open = true
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
}
