import { formatNumber, formatPrice } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Badge, Button, DataTable } from '@nireeka/ui'

import styles from '../bikes.module.css'
import { METRIC_LABELS, OUR_METRICS } from '../metrics.ts'
import { useCatalogueChange } from '../use-catalogue-change.ts'
import { acceptSample, type SampleBuild, sampleBuilds } from './check.api.ts'

/** A sample build with its totals. */
export function Sample({ sample }: { sample: SampleBuild }) {
  const { title, build, path, problem, isAsExpected, changes } = sample
  return (
    <section className={styles.list} aria-label={title}>
      <div className={styles.row}>
        <span>
          <h2 className={styles.heading}>{title}</h2>
          <Link to={path}>{build}</Link>
        </span>
        <Badge tone={isAsExpected ? 'success' : 'danger'}>{isAsExpected ? 'As expected' : 'Differs'}</Badge>
      </div>
      {problem ? <p className={styles.error}>{problem}</p> : null}
      <DataTable
        caption={`${title}: totals`}
        isCaptionHidden
        columns={COLUMNS}
        rows={totalsOf(sample)}
        rowKey={({ label }) => label}
        empty=""
      />
      {isAsExpected || changes.length === 0 ? null : (
        <ul className={styles.list} aria-label={`${title}: what has changed`}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {isAsExpected || problem ? null : <Acceptance sample={sample} />}
    </section>
  )
}

function Acceptance({ sample }: { sample: SampleBuild }) {
  const { http } = usePlatform()
  const { press, isBusy } = useCatalogueChange({ queryKey: sampleBuilds(http).queryKey, lists: [] })
  const accept = () =>
    press({ make: (by) => acceptSample(by, sample), done: `${sample.title}: the new totals are accepted.` })
  return (
    <p>
      <Button size="small" tone="secondary" isBusy={isBusy} onClick={() => void accept()}>
        Accept these totals
      </Button>
    </p>
  )
}

interface Total {
  label: string
  expected: string
  now: string
}

const COLUMNS = [
  { header: 'Total', cell: ({ label }: Total) => label },
  { header: 'Expected', cell: ({ expected }: Total) => expected, align: 'end' as const },
  {
    header: 'Now',
    cell: ({ expected, now }: Total) =>
      expected === now ? now : <strong className={styles.error}>{now}</strong>,
    align: 'end' as const,
  },
]

const daysOf = (days: number | null) => (days === null ? 'On request' : formatNumber(days))

const totalsOf = ({ expected, actual }: SampleBuild): Total[] => [
  { label: 'Price', expected: formatPrice(expected.price), now: formatPrice(actual.price) },
  { label: 'Working days', expected: daysOf(expected.leadDays), now: daysOf(actual.leadDays) },
  ...OUR_METRICS.map((metric) => ({
    label: METRIC_LABELS[metric],
    expected: formatNumber(expected.performance[metric]),
    now: formatNumber(actual.performance[metric]),
  })),
]
