import { Link } from '@nireeka/kit/router'
import { Icon, Picture } from '@nireeka/ui'
import { useState } from 'react'

import row from '../link-row.module.css'
import type { Group } from './help-centre.api.ts'
import styles from './group-list.module.css'

/** The pictures of the groups that we begin with; a group that the team adds has the placeholder. */
export const PICTURES: Readonly<Record<string, string>> = {
  'Getting started': 'bikes/nireeka-homie-laden',
  'Battery and charging': 'spares/charger',
  'Motor and display': 'spares/display-small',
  'Orders and delivery': 'sets/hallway',
  'Payments and credits': 'accessories/gift-card-main',
  Configurator: 'bikes/nireeka-homie-copper-pearl-front34',
  'Service and warranty': 'accessories/cleaning-kit-main',
  'Account and privacy': 'accessories/chain-lock-main',
}

/** How many articles of a group are shown before the others are opened. */
const FIRST = 3

interface Props {
  heading: string
  list: readonly Group[]
}

/** The groups that have articles, each with the first of them and the others folded; on a phone all are folded. */
export const GroupList = ({ heading, list }: Props) => (
  <section className={styles.section} aria-labelledby="topics">
    <h2 id="topics">{heading}</h2>
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
        <div className={styles.picture}>
          <Picture
            src={PICTURES[title] ? `/pictures/${PICTURES[title]}.webp` : null}
            alt=""
            sizes="(width < 40rem) 6rem, 22rem"
          />
        </div>
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.count} aria-hidden="true">
          {topics.length}
        </span>
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
