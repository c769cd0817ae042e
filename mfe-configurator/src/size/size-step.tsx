import { problemsOf } from '@nireeka/contracts/bike-build'
import { useState } from 'react'

import type { Builder } from '../bike-build/builder.ts'
import { UnitSwitch } from '../performance/unit-switch.tsx'
import { LoadedFinder } from './loaded-finder.tsx'
import styles from './size.module.css'
import { SizeAlert } from './size-alert.tsx'
import { SizeChoice } from './size-choice.tsx'

/** The step with the sizes as cards, an email for those that aren't built now, and the size finder. */
export function SizeStep({ builder }: { builder: Builder }) {
  const [isFinderWanted, setFinderWanted] = useState(false)
  return (
    <div className={styles.step}>
      <SizeChoice
        sizes={builder.bike.sizes}
        chosen={builder.size}
        unit={builder.unit}
        misfits={misfitsOf(builder)}
        onChoose={builder.chooseSize}
      />
      {builder.bike.sizes.map((size) =>
        size.note === null ? null : <SizeAlert key={size.id} size={size} />,
      )}
      <div className={styles.foot}>
        <details className={styles.finder} onToggle={() => setFinderWanted(true)}>
          <summary className={styles.summary}>Find my size</summary>
          {isFinderWanted ? <LoadedFinder builder={builder} /> : null}
        </details>
        <UnitSwitch builder={builder} of="heights" />
      </div>
    </div>
  )
}

/** Returns by size the chosen parts that don't fit it. */
function misfitsOf({ bike, build }: Builder): Map<number, string> {
  const bySize = bike.rules.filter(({ kind }) => kind === 'excludes_size')
  const about = { ...bike, rules: bySize }
  return new Map(
    bike.sizes.flatMap(({ id }) => {
      const [problem] = problemsOf(about, { ...build, sizeId: id }, null)
      return problem ? [[id, problem.text] as const] : []
    }),
  )
}
