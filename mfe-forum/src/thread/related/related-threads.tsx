import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { Badge, Icon } from '@nireeka/ui'

import { listPath } from '../../threads/list-params.ts'
import type { ThreadPosts } from '../thread.api.ts'
import styles from './related-threads.module.css'

interface Props {
  threads: ThreadPosts['related']
  /** The thread's own category, whose list follows. */
  category: ThreadPosts['thread']['category']
}

/** Where to go on after a thread: threads about the same, and its category. */
export const RelatedThreads = ({ threads, category }: Props) => (
  <section className={styles.related} aria-labelledby="related-threads">
    <h2 id="related-threads" className={styles.title}>
      Related threads
    </h2>
    {threads.length > 0 ? (
      <ul className={styles.list}>
        {inPairs(threads).map(({ id, path, title, category: section, replies, isSolved }) => (
          <li key={id} className={styles.thread}>
            <Link className={styles.link} to={path}>
              <bdi>{title}</bdi>
            </Link>
            <p className={styles.details}>
              {section}, {replies === 1 ? '1 reply' : `${formatNumber(replies)} replies`}
              {isSolved ? <Badge tone="success">Solved</Badge> : null}
            </p>
          </li>
        ))}
      </ul>
    ) : null}
    <p className={styles.onward}>
      <Link to={listPath({ category: category.id })}>
        More threads in {category.title} <Icon name="arrow-right" />
      </Link>
    </p>
  </section>
)

/** Leaves out the last of an odd number, so that no row has a single one; a single one stays. */
const inPairs = <Item,>(items: readonly Item[]) =>
  items.length === 1 ? items : items.slice(0, items.length - (items.length % 2))
