import { Link } from '@nireeka/kit/router'
import { Icon } from '@nireeka/ui'

import row from '../link-row.module.css'
import type { Topic } from './topic.api.ts'
import styles from './topic.module.css'

/** Articles that are about the same, whatever their group. */
export const Related = ({ topics }: { topics: Topic['related'] }) =>
  topics.length === 0 ? null : (
    <nav aria-labelledby="related">
      <h2 id="related" className={styles.title}>
        Related articles
      </h2>
      <ul className={styles.topics}>
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
