import { Link } from '@nireeka/kit/router'
import { type ComponentProps, type ReactNode, useId } from 'react'

import type { Found } from './found.api.ts'
import { HitList } from './hit.tsx'
import styles from './hits.module.css'
import { likeness, rankHits } from './rank-hits.ts'
import { resultsPath } from './results-path.ts'

/** The most of each kind but articles, which have a list of their own. */
const MOST = 4

interface Props {
  found: Found
  /** What is searched, and how it was read. */
  q: string
  read: string
}

/** Everything that was found: our articles and guides, the best first, then the forum's threads and the spare parts. */
export function AllKinds({ found: { articles, guides, threads, spares }, q, read }: Props) {
  const ours = rankHits([...articles.hits, ...guides.hits.slice(0, MOST)], read)
  const riders = rankHits(threads.hits.slice(0, MOST), read)
  const [first, second] = [...ours, ...riders]
  const best = second && likeness(first?.title ?? '', read) >= 1 ? first : null
  return (
    <div className={styles.found}>
      <Named heading="Articles and guides" hits={ours} read={read} best={best} />
      <Named heading="From the forum" hits={riders} read={read} best={best}>
        {threads.total > MOST ? (
          <Link className={styles.all} to={resultsPath({ q, page: 1, kind: 'threads' })}>
            All {threads.total} threads
          </Link>
        ) : null}
      </Named>
      <Named heading="Spare parts" hits={rankHits(spares.hits.slice(0, MOST), read)} read={read}>
        {spares.total > MOST ? (
          <Link className={styles.all} to={resultsPath({ q, page: 1, kind: 'spares' })}>
            All {spares.total} parts
          </Link>
        ) : null}
      </Named>
    </div>
  )
}

interface NamedProps extends ComponentProps<typeof HitList> {
  heading: string
  children?: ReactNode
}

/** Hits of one kind with a heading; nothing where there are none. */
function Named({ heading, children, ...hits }: NamedProps) {
  const id = useId()
  return hits.hits.length === 0 ? null : (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <HitList {...hits} />
      {children}
    </section>
  )
}
