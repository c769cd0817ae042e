import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { Badge, DateText } from '@nireeka/ui'

import { AuthorName } from '../author/author-name.tsx'
import type { Found, Hit, TextPart } from './search.api.ts'
import styles from './search.module.css'

interface Props {
  q: string
  found: Found
  isBusy: boolean
}

export const Results = ({ q, found: { hits, total, hasMore, corrected }, isBusy }: Props) => (
  <section className={styles.results} aria-busy={isBusy} aria-labelledby="results">
    <h2 id="results">
      {hasMore ? 'More than ' : ''}
      {total === 1 ? '1 thread' : `${formatNumber(total)} threads`} for “{q}”
    </h2>
    {corrected ? (
      <p>
        No results for “{q}”, so here are results for <strong>{corrected}</strong>.
      </p>
    ) : null}
    <ol className={styles.hits}>
      {hits.map((hit) => (
        <HitRow key={hit.id} hit={hit} />
      ))}
    </ol>
  </section>
)

const HitRow = ({ hit }: { hit: Hit }) => (
  <li className={styles.hit}>
    <h3 className={styles.title}>
      <Link to={hit.path} dir="auto">
        <Marked parts={hit.title} />
      </Link>{' '}
      {hit.isSolved ? <Badge tone="success">Solved</Badge> : null}
    </h3>
    <p className={styles.excerpt} dir="auto">
      <Marked parts={hit.excerpt} />
    </p>
    <p className={styles.details}>
      <AuthorName author={hit.author} /> in {hit.category} on{' '}
      <DateText date={hit.createdAt} format="shortDay" />
    </p>
  </li>
)

/** A text with the words that were found highlighted. */
const Marked = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
