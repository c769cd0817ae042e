import { formatNumber } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Icon, QueryView, Skeleton } from '@nireeka/ui'

import { type Task, tasksOf } from './attention.ts'
import styles from './needs-attention.module.css'
import { waiting } from './waiting.api.ts'

/** What waits for staff, each a link to the list that shows it. */
export function NeedsAttention() {
  const { http } = usePlatform()
  return (
    <section className={styles.section} aria-labelledby="attention">
      <h2 id="attention" className={styles.heading}>
        Needs attention
      </h2>
      <QueryView
        query={useQuery(waiting(http))}
        skeleton={<Skeleton kind="text" lines={4} />}
        failed="Open tasks can’t be shown right now"
      >
        {(counts) => <Tasks tasks={tasksOf(counts)} />}
      </QueryView>
    </section>
  )
}

const Tasks = ({ tasks }: { tasks: readonly Task[] }) =>
  tasks.length === 0 ? (
    <p className={styles.none}>
      <Icon name="success" /> Nothing needs your attention.
    </p>
  ) : (
    <ul className={styles.tasks}>
      {tasks.map(({ label, count, path, isUrgent }) => (
        <li key={label}>
          <Link to={path} className={styles.task} data-urgent={isUrgent}>
            <span className={styles.count}>{formatNumber(count)}</span> {label}
            <Icon name="chevron-right" />
          </Link>
        </li>
      ))}
    </ul>
  )
