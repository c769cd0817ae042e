import { formatNumber } from '@nireeka/contracts'
import { Alert } from '@nireeka/ui'

import { Below } from '../../below.tsx'
import styles from '../bikes.module.css'
import type { BuildEffects } from './build-effects.ts'

const KINDS = [
  ['samples', 'Sample builds'],
  ['defaults', 'Bikes as they come'],
  ['saved', 'Saved builds'],
  ['carts', 'Bikes in carts'],
] as const

/** Says what a change would do to builds. */
export const Effects = ({ effects }: { effects: BuildEffects }) => (
  <div className={styles.stack} role="status">
    {effects.refusal ? (
      <Alert tone="danger" title="This can’t be saved">
        {effects.refusal}
      </Alert>
    ) : null}
    {KINDS.every(([kind]) => effects[kind].total === 0) ? <p>No builds change.</p> : null}
    {KINDS.filter(([kind]) => effects[kind].total > 0).map(([kind, label]) => (
      <Concerned key={kind} label={label} concerned={effects[kind]} />
    ))}
  </div>
)

function Concerned({ label, concerned }: { label: string; concerned: BuildEffects['samples'] }) {
  const { total, broken, builds } = concerned
  return (
    <section aria-label={label}>
      <h3 className={styles.legend}>
        {label}: {summaryOf(total, broken)}
      </h3>
      <ul>
        {builds.map(({ title, count, problem, changes }, index) => (
          // Different builds may have one title.
          <li key={index} className={styles.row}>
            <span>
              {title}
              {count > 1 ? ` (${formatNumber(count)})` : ''}
              <Below>{problem ?? changes.join(', ')}</Below>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function summaryOf(total: number, broken: number): string {
  const changing = total - broken
  return [
    ...(broken > 0 ? [`${formatNumber(broken)} could no longer be ordered`] : []),
    ...(changing > 0 ? [`${formatNumber(changing)} would change`] : []),
  ].join(', ')
}
