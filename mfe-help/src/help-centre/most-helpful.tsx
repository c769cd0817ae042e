import { Link } from '@nireeka/kit/router'
import { Icon } from '@nireeka/ui'

import row from '../link-row.module.css'
import type { Contents } from './help-centre.api.ts'
import styles from './most-helpful.module.css'

/** The articles that most readers found helpful, each with its group. */
export const MostHelpful = ({ topics }: { topics: Contents['mostHelpful'] }) =>
  topics.length === 0 ? null : (
    <section className={styles.section} aria-labelledby="most-helpful">
      <h2 id="most-helpful">Most helpful</h2>
      <ol className={styles.topics}>
        {topics.map(({ id, title, group }) => (
          <li key={id}>
            <Link className={row.link} to={`/help-center/topics/${id}`}>
              <span>
                <span className={styles.title}>{title}</span> <span className={styles.group}>{group}</span>
              </span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
