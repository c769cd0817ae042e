import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Field, QueryView, Select, Skeleton } from '@nireeka/ui'

import styles from '../help.module.css'
import { type Choices, helpChoices } from '../topics/topics.api.ts'
import { asLines } from './as-lines.ts'
import { ChangedLines } from './changed-lines.tsx'
import { type Version, versionOf } from './versions.api.ts'

/** The id of the heading, which gets the focus when two versions are chosen elsewhere. */
export const COMPARISON = 'comparison'

/** The numbers of the two versions that are compared. */
export interface Pair {
  from: number
  to: number
}

interface Props {
  topicId: number
  latest: number
  pair: Pair
  onChange: (pair: Pair) => void
}

/** Shows what has changed from one version of a topic to another. */
export function Comparison({ topicId, latest, pair, onChange }: Props) {
  return (
    <section className={styles.part} aria-labelledby={COMPARISON}>
      <h2 id={COMPARISON} className={styles.heading} tabIndex={-1}>
        Compare two versions
      </h2>
      <div className={styles.row}>
        <Field label="From version">
          <VersionSelect
            latest={latest}
            number={pair.from}
            onChange={(from) => onChange({ ...pair, from })}
          />
        </Field>
        <Field label="To version">
          <VersionSelect latest={latest} number={pair.to} onChange={(to) => onChange({ ...pair, to })} />
        </Field>
      </div>
      <Texts topicId={topicId} pair={pair} />
    </section>
  )
}

interface SelectProps {
  latest: number
  number: number
  onChange: (number: number) => void
}

const VersionSelect = ({ latest, number, onChange }: SelectProps) => (
  <Select value={number} onChange={({ target }) => onChange(Number(target.value))}>
    {Array.from({ length: latest }, (_, index) => (
      <option key={index} value={latest - index}>
        {latest - index}
      </option>
    ))}
  </Select>
)

function Texts({ topicId, pair }: { topicId: number; pair: Pair }) {
  const { http } = usePlatform()
  const before = useQuery(versionOf(http, topicId, pair.from))
  const after = useQuery(versionOf(http, topicId, pair.to))
  const choices = useQuery(helpChoices(http))
  const view = { skeleton: <Skeleton kind="text" lines={8} />, failed: 'The texts can’t be shown right now' }
  return (
    <QueryView query={before} {...view}>
      {(old) => (
        <QueryView query={after} {...view}>
          {(now) => (
            <QueryView query={choices} {...view}>
              {(all) => <Changes before={old} after={now} choices={all} />}
            </QueryView>
          )}
        </QueryView>
      )}
    </QueryView>
  )
}

const Changes = ({ before, after, choices }: { before: Version; after: Version; choices: Choices }) => (
  <ChangedLines before={asLines(before, choices)} after={asLines(after, choices)} />
)
