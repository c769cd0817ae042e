import { Link } from '@nireeka/kit/router'
import { ChipLink, ChipList, Field, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { inWords, isPeriod, type Period, PERIOD_LABELS, PERIODS } from './period.ts'
import styles from './period-picker.module.css'

interface Props {
  period: Period
  onChoose: (days: { from: string; to: string }) => void
}

/** The period of all figures, and the one that they are compared with. */
export const PeriodPicker = ({ period, onChoose }: Props) => (
  <section className={styles.picker} aria-label="Period">
    <ChipList label="Periods">
      {PERIODS.map((name) => (
        <ChipLink
          key={name}
          label={PERIOD_LABELS[name]}
          isCurrent={period.name === name}
          link={<Link to={{ search: `?period=${name}` }} />}
        />
      ))}
    </ChipList>
    <OwnDays key={`${period.from} ${period.to}`} period={period} onChoose={onChoose} />
    <p className={styles.words} role="status">
      {inWords(period)}, beside {inWords(period.before)}. Days are in UTC; the last day may not be over.
    </p>
  </section>
)

/** Days that make no period yet, such as a half-typed year, change nothing. */
function OwnDays({ period, onChoose }: Props) {
  const [days, setDays] = useState({ from: period.from, to: period.to })
  const isWrong = !isPeriod(days.from, days.to)
  function change(next: typeof days) {
    setDays(next)
    if (isPeriod(next.from, next.to)) onChoose(next)
  }
  return (
    <div className={styles.days}>
      <Field label="From">
        <TextInput
          type="date"
          value={days.from}
          onChange={({ target }) => change({ ...days, from: target.value })}
        />
      </Field>
      <Field label="To" errors={isWrong ? ['Please choose 1 to 366 days.'] : []}>
        <TextInput
          type="date"
          value={days.to}
          onChange={({ target }) => change({ ...days, to: target.value })}
        />
      </Field>
    </div>
  )
}
