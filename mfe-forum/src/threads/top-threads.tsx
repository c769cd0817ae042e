import { formatNumber } from '@nireeka/contracts'
import { usePainted, usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'

import { toneOf } from './category-tone.ts'
import tones from './category-tone.module.css'
import { ALL_THREADS, type ListParams, listPath } from './list-params.ts'
import { threads } from './threads.api.ts'
import styles from './top-threads.module.css'
import { useIsWide } from './use-is-wide.ts'

const MOST = 5

/**
 * The top threads of the category beside any other list, where there is room. They are asked for after the first paint;
 * if they can't be loaded, the page does without.
 */
export function TopThreads({ params: { category, sort } }: { params: ListParams }) {
  const { http } = usePlatform()
  const isWide = useIsWide()
  const isPainted = usePainted()
  const isAsked = isWide && isPainted && sort !== 'top'
  const params: ListParams = { ...ALL_THREADS, category, sort: 'top' }
  const { data, isPlaceholderData } = useQuery({ ...threads(http, params), enabled: isAsked })
  const top =
    isAsked && !isPlaceholderData ? data?.items.filter(({ isPinned }) => !isPinned).slice(0, MOST) : undefined
  if (!top || top.length === 0) return null
  return (
    <section className={styles.top} aria-labelledby="top-threads">
      <div className={styles.head}>
        <h2 id="top-threads" className={styles.title}>
          Top threads
        </h2>
        <Link className={styles.all} to={listPath(params)}>
          All <span className="visually-hidden">top threads</span>
        </Link>
      </div>
      <ol className={styles.list}>
        {top.map(({ id, title, category: { id: categoryId, title: place }, replies }) => (
          <li key={id}>
            <Link className={styles.link} to={`/forum/thread/${id}`} dir="auto">
              {title}
            </Link>
            <p className={`${tones.tones} ${styles.facts}`}>
              <span data-tone={toneOf(categoryId)}>{place}</span>
              <span>{replies === 1 ? '1 reply' : `${formatNumber(replies)} replies`}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
