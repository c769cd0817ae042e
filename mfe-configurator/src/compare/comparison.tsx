import { Checkbox } from '@nireeka/ui'
import { useState } from 'react'

import { useUnitChoice } from '../bike-build/use-unit-choice.ts'
import { UnitSwitch } from '../performance/unit-switch.tsx'
import type { BuildRef } from './compare-address.ts'
import { CompareFigures } from './compare-figures.tsx'
import { compareRows } from './compare-rows.ts'
import { CompareTable } from './compare-table.tsx'
import styles from './compare.module.css'
import { NamesBar } from './names-bar.tsx'
import { useShownBuild } from './use-shown-build.ts'
import { Verdicts } from './verdicts.tsx'

/** Compares two builds by figures and parts. Renders nothing until both are loaded. */
export function Comparison(pair: { one: BuildRef; two: BuildRef }) {
  const unit = useUnitChoice()
  const [isShort, setShort] = useState(false)
  const one = useShownBuild(pair.one)
  const two = useShownBuild(pair.two)
  if (one.status !== 'ready' || two.status !== 'ready') return null
  const rows = compareRows(one, two)
  const names = namesOf(one.shown.bike.title, two.shown.bike.title)
  const differing = rows.filter(({ differs }) => differs)
  return (
    <div className={styles.comparison}>
      <NamesBar names={names} prices={[one.price, two.price]} />
      <section className={styles.part} aria-labelledby="figures">
        <h2 id="figures">Performance</h2>
        <CompareFigures names={names} one={one.performance} two={two.performance} unit={unit.unit} />
        <div className={styles.unit}>
          <UnitSwitch builder={unit} of="figures" />
        </div>
      </section>
      <Verdicts names={names} one={one} two={two} />
      <section className={styles.part} aria-labelledby="parts">
        <h2 id="parts">Part by part</h2>
        <p className={styles.quiet} role="status">
          {countText(differing.length)}
        </p>
        {differing.length > 0 ? (
          <Checkbox
            label="Show differences only"
            checked={isShort}
            onChange={(event) => setShort(event.target.checked)}
          />
        ) : null}
        <CompareTable names={names} rows={isShort && differing.length > 0 ? differing : rows} />
      </section>
    </div>
  )
}

function countText(count: number): string {
  if (count === 0) return 'These builds are identical.'
  return count === 1 ? 'One difference.' : `${count} differences.`
}

/** Returns two names; two builds of the same bike are numbered. */
const namesOf = (one: string, two: string): [string, string] =>
  one === two ? ['First build', 'Second build'] : [one, two]
