import { Icon, type IconName } from '@nireeka/ui'

import { ASK } from './ask-person.tsx'
import type { groupQuestions } from './find-questions.ts'
import styles from './topics.module.css'

/** The icons of the topics that we begin with; a topic that the team adds has the last one. */
const ICONS: Readonly<Record<string, IconName>> = {
  'Asked most often': 'chat',
  'Before you order': 'cart',
  'Orders and delivery': 'box',
  'Riding and charging': 'bike',
  'Service and warranty': 'settings',
}
const OTHER: IconName = 'info'

/** Links to the groups of questions, each with its number of questions, and to a person. */
export const Topics = ({ groups }: { groups: ReturnType<typeof groupQuestions> }) => (
  <nav className={styles.nav} aria-label="Jump to a topic">
    <ul className={styles.topics}>
      {groups.map(({ id, group, questions }) => (
        <li key={id}>
          <a className={styles.topic} href={`#${id}`}>
            <Icon name={ICONS[group] ?? OTHER} />
            <span>{group}</span> <span className={styles.count}>{questions.length}</span>{' '}
            <span className="visually-hidden">{questions.length === 1 ? 'question' : 'questions'}</span>
          </a>
        </li>
      ))}
      <li>
        <a className={styles.topic} href={`#${ASK.id}`}>
          <Icon name="user" />
          <span>{ASK.title}</span>
        </a>
      </li>
    </ul>
  </nav>
)
