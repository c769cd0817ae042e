import { Accordion, EmptyState } from '@nireeka/ui'
import { type ReactNode, useEffect } from 'react'

import { answersTo, type Question } from './find-questions.ts'
import { LinkedText } from './linked-text.tsx'
import styles from './questions.module.css'
import { TextSearch } from './text-search.tsx'
import type { Text } from './texts.api.ts'
import { Topics } from './topics.tsx'

interface Props {
  text: Text
  /** What is searched for; '' for all questions. */
  asked: string
  /** What follows the questions in their column. */
  children: ReactNode
}

/** The search in the questions, and those that were found. */
export function Questions({ text, asked, children }: Props) {
  useOpenByHash()
  const { found, groups } = answersTo(text, asked)
  return (
    <>
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
      <div className={styles.answers}>
        {groups.length > 1 ? <Topics groups={groups} /> : null}
        <div className={styles.groups}>
          {found.length === 0 ? (
            <EmptyState title={`No question about “${asked}” here`} text="The help centre has many more." />
          ) : null}
          {groups.map((group) => (
            <GroupView key={group.id} {...group} opened={found[0]} />
          ))}
          {children}
        </div>
      </div>
    </>
  )
}

type Group = ReturnType<typeof answersTo>['groups'][number]

interface GroupProps extends Group {
  /** The question whose answer is shown at first. */
  opened: Question | undefined
}

const GroupView = ({ id, group, questions, opened }: GroupProps) => (
  <section id={id} className={styles.group}>
    <h2>{group}</h2>
    <div>
      {questions.map((question) => (
        <QuestionView key={question.id} question={question} isOpen={question === opened} />
      ))}
    </div>
  </section>
)

interface QuestionProps {
  question: Question
  /** Whether the answer is shown at first. */
  isOpen: boolean
}

const QuestionView = ({ question: { id, heading, paragraphs }, isOpen }: QuestionProps) => (
  <div id={id} className={styles.question}>
    <Accordion
      level={3}
      items={[
        {
          title: heading,
          isOpen,
          content: paragraphs.map((paragraph, place) => (
            <p key={`${place}-${paragraph}`}>
              <LinkedText text={paragraph} />
            </p>
          )),
        },
      ]}
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
