import { Link } from '@nireeka/kit/router'
import { Icon, type IconName } from '@nireeka/ui'
import { useState } from 'react'

import row from '../link-row.module.css'
import { BatteryIcon } from './battery-icon.tsx'
import type { Group } from './help-centre.api.ts'
import styles from './group-list.module.css'

/** The icons of the groups that we begin with; a group that the team adds has the last one. */
const ICONS: Readonly<Record<string, IconName>> = {
  'Getting started': 'bike',
  'Motor and display': 'grid',
  'Orders and delivery': 'box',
  'Payments and credits': 'card',
  Configurator: 'edit',
  'Service and warranty': 'settings',
  'Account and privacy': 'user',
}
const OTHER: IconName = 'info'
const BATTERY = 'Battery and charging'

/** How many articles of a group are shown before the others are opened. */
const FIRST = 3

interface Props {
  heading: string
  list: readonly Group[]
}

/** The groups that have articles, each with the first of them and the others folded; on a phone all are folded. */
export const GroupList = ({ heading, list }: Props) => (
  <section className={styles.section} aria-labelledby="topics">
    <h2 id="topics" className={styles.heading}>
      {heading}
    </h2>
    <ul className={styles.groups}>
      {list.map((group) => (
        <GroupCard key={group.id} group={group} />
      ))}
    </ul>
  </section>
)

function GroupCard({ group: { id: groupId, title, topics } }: { group: Group }) {
  const [isOpen, setOpen] = useState(false)
  const id = `articles-${groupId}`
  return (
    <li className={styles.group}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {title === BATTERY ? <BatteryIcon /> : <Icon name={ICONS[title] ?? OTHER} />}
          {title}
        </h3>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="visually-hidden">{`Articles: ${title}`}</span>
          <Icon name="chevron-down" />
        </button>
      </div>
      <div id={id} className={isOpen ? undefined : styles.folded}>
        <Topics topics={topics.slice(0, FIRST)} />
        <More topics={topics.slice(FIRST)} />
      </div>
    </li>
  )
}

const Topics = ({ topics }: Pick<Group, 'topics'>) => (
  <ul className={styles.topics}>
    {topics.map((topic) => (
      <li key={topic.id}>
        <Link className={row.link} to={`/help-center/topics/${topic.id}`}>
          {topic.title}
          <Icon name="chevron-right" />
        </Link>
      </li>
    ))}
  </ul>
)

const More = ({ topics }: Pick<Group, 'topics'>) =>
  topics.length === 0 ? null : (
    <details>
      <summary className={styles.more}>
        {topics.length === 1 ? '1 more article' : `${topics.length} more articles`}
        <Icon name="chevron-down" />
      </summary>
      <Topics topics={topics} />
    </details>
  )
