import { formatNumber } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Badge } from '@nireeka/ui'

import { similar } from './search.api.ts'
import styles from './search.module.css'

/** Threads like the one whose title is typed, so that an answer that is there already is found; often none. */
export function SimilarThreads({ title }: { title: string }) {
  const { http } = usePlatform()
  const typed = title.trim().slice(0, 200)
  const query = similar(http, typed)
  const { data = [] } = useQuery(query)
  if (!query.enabled || data.length === 0) return null
  return (
    <section className={styles.similar} aria-labelledby="similar-threads">
      <h2 id="similar-threads" className={styles.similarTitle}>
        Has this been asked before?
      </h2>
      <ul className={styles.links}>
        {data.map(({ id, path, title: other, category, replies, isSolved }) => (
          <li key={id}>
            {/* In a new tab, so that what was typed stays. */}
            <a href={path} target="_blank" rel="noopener">
              <bdi>{other}</bdi>
            </a>{' '}
            {isSolved ? <Badge tone="success">Solved</Badge> : null}
            <p className={styles.details}>
              {category}, {replies === 1 ? '1 reply' : `${formatNumber(replies)} replies`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
