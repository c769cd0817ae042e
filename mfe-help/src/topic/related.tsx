import { Link } from '@nireeka/kit/router'
import { Icon } from '@nireeka/ui'

import layout from '../aside-layout.module.css'
import row from '../link-row.module.css'
import type { Topic } from './topic.api.ts'
import styles from './topic.module.css'

interface Props {
  topics: Topic['related']
  /** Whether they stand beside the article on wide screens. */
  isBeside: boolean
}

/** Articles that are about the same, whatever their group. */
export const Related = ({ topics, isBeside }: Props) =>
  topics.length === 0 ? null : (
    <nav className={isBeside ? layout.beside : undefined} aria-labelledby="related">
      <h2 id="related" className={styles.title}>
        Related articles
      </h2>
      <ul className={isBeside ? styles.besides : styles.topics}>
        {topics.map(({ id, title }) => (
          <li key={id}>
            <Link className={row.link} to={`/help-center/topics/${id}`}>
              {title}
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
