import { Link } from '@nireeka/kit/router'

import type { Found } from './found.api.ts'
import { HitRow } from './hit.tsx'
import styles from './hits.module.css'
import { likeness, rankAnswers, rankHits } from './rank-hits.ts'
import { resultsPath } from './results-path.ts'

/** The most of each kind but articles, which have a list of their own. */
const MOST = 4

interface Props {
  found: Found
  /** What is searched, and how it was read. */
  q: string
  read: string
}

/** Everything that was found: our articles and guides, the best first, then the forum's threads, with spare parts beside them. */
export function AllKinds({ found: { articles, guides, threads, spares }, q, read }: Props) {
  const answers = rankAnswers(
    [...articles.hits, ...guides.hits.slice(0, MOST), ...threads.hits.slice(0, MOST)],
    read,
  )
  const parts = rankHits(spares.hits.slice(0, MOST), read)
  const hasBest = answers.length > 1 && likeness(answers[0]?.title ?? '', read) >= 1
  return (
    <div className={answers.length > 0 ? styles.found : styles.alone}>
      {answers.length > 0 ? (
        <ol className={styles.hits}>
          {answers.map((hit, place) => (
            <HitRow key={hit.to} hit={hit} q={read} isBest={hasBest && place === 0} />
          ))}
        </ol>
      ) : null}
      {parts.length > 0 ? (
        <section className={styles.parts} aria-labelledby="found-parts">
          <h2 id="found-parts" className={styles.heading}>
            Spare parts
          </h2>
          <ul className={styles.hits}>
            {parts.map((hit) => (
              <HitRow key={hit.to} hit={hit} q={read} />
            ))}
          </ul>
          {spares.total > parts.length ? (
            <Link className={styles.all} to={resultsPath({ q, page: 1, kind: 'spares' })}>
              All {spares.total} parts
            </Link>
          ) : null}
        </section>
      ) : null}
    </div>
  )
}
