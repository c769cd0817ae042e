import type { BuildRef } from '@nireeka/contracts/bike-build'
import { Checkbox } from '@nireeka/ui'
import { useState } from 'react'

import { useUnitChoice } from '../bike-build/use-unit-choice.ts'
import { UnitSwitch } from '../performance/unit-switch.tsx'
import advice from './advice.module.css'
import { columnNames } from './column-names.ts'
import { CompareFigures } from './compare-figures.tsx'
import { compareRows } from './compare-rows.ts'
import { CompareTable } from './compare-table.tsx'
import styles from './compare.module.css'
import { Legend } from './legend.tsx'
import { NamesBar } from './names-bar.tsx'
import { NextSteps } from './next-steps.tsx'
import { useShownBuilds } from './use-shown-build.ts'
import { Verdicts } from './verdicts.tsx'

interface Props {
  columns: readonly BuildRef[]
  /** The indexes of the columns that are shown. */
  inView: readonly number[]
}

/** Compares builds by figures and parts. Renders nothing until all are loaded. */
export function Comparison({ columns, inView }: Props) {
  const unit = useUnitChoice()
  const [isWhole, setWhole] = useState(false)
  const found = useShownBuilds(columns)
  const builds = found.filter((build) => build.status === 'ready')
  if (builds.length < found.length) return null
  const rows = compareRows(builds, inView)
  const names = columnNames(builds.map(({ shown }) => shown.bike.title))
  const differing = rows.filter(({ differs }) => differs)
  const isShowingAll = isWhole || differing.length === 0
  return (
    <div className={styles.comparison}>
      <NamesBar names={names} builds={builds} />
      <section className={styles.part} aria-labelledby="figures">
        <div className={styles.figures}>
          <h2 id="figures">Performance</h2>
          <UnitSwitch builder={unit} of="figures" />
        </div>
        <Legend />
        <CompareFigures names={names} builds={builds} unit={unit.unit} inView={inView} />
        <p className={styles.quiet}>
          Practicality scores daily use: fenders, a rack, lights, a lock or a belt drive all add points.
        </p>
      </section>
      <Verdicts names={names} builds={builds} inView={inView} />
      <section className={styles.part} aria-labelledby="parts">
        <h2 id="parts">Part by part</h2>
        <div className={advice.told}>
          <p className={styles.quiet} role="status">
            {countText(differing.length, isShowingAll)}
          </p>
          {differing.length > 0 && differing.length < rows.length ? (
            <Checkbox
              label="Show what is the same"
              checked={isWhole}
              onChange={(event) => setWhole(event.target.checked)}
            />
          ) : null}
        </div>
        <CompareTable names={names} rows={isShowingAll ? rows : differing} />
      </section>
      <NextSteps names={names} builds={builds} columns={columns} />
    </div>
  )
}

/** Differences are in bold only beside what is the same. */
function countText(count: number, isShowingAll: boolean): string {
  if (count === 0) return 'These builds are identical.'
  const differences = count === 1 ? 'One difference' : `${count} differences`
  return isShowingAll ? `${differences}, in bold.` : `${differences}.`
}
