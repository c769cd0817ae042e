import { formatNumber } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Alert, DateText, FailedPart } from '@nireeka/ui'

import type { ListView } from '../list/use-list-state.ts'
import { type Shortage, shortages } from './workshop.api.ts'
import styles from './workshop.module.css'

/** The parts that bikes are short of; nothing while all parts are covered. */
export function ShortParts({ view: { toSearch, state } }: { view: ListView }) {
  const { http } = usePlatform()
  const query = useQuery(shortages(http))
  if (query.isError) {
    return <FailedPart title="Short parts can’t be shown right now" onRetry={() => void query.refetch()} />
  }
  if (!query.data || query.data.length === 0) return null
  const only = { ...state, search: '', filters: { concern: 'short' } }
  return (
    <Alert title="Short parts">
      <ul className={styles.shortages}>
        {query.data.map((part) => (
          <ShortPart key={part.partId} part={part} />
        ))}
      </ul>
      <Link to={{ search: toSearch(only) }}>Show bikes waiting for parts</Link>
    </Alert>
  )
}

const ShortPart = ({ part: { title, slot, needed, inStock, backOn, short, bikes } }: { part: Shortage }) => (
  <li>
    <strong>{title}</strong> ({slot}): {formatNumber(needed)} needed, {formatNumber(inStock)} in stock,{' '}
    {backOn === null ? (
      'no date for more'
    ) : (
      <>
        more on <DateText date={backOn} format="dayOfYear" />
      </>
    )}
    . Needed for {bikes.map(({ number }) => number).join(', ')}
    {short > bikes.length ? ` and ${formatNumber(short - bikes.length)} more` : ''}.
  </li>
)
