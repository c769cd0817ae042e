import { type BuildRef, MOST_COMPARED } from '@nireeka/contracts/bike-build'
import { Link } from '@nireeka/kit/router'
import { useState } from 'react'

import { AddBuild } from './add-build.tsx'
import { ColumnHead } from './column-head.tsx'
import { ColumnSwitch } from './column-switch.tsx'
import { type Columns, ORDINALS } from './compare-address.ts'
import styles from './compare.module.css'
import { Comparison } from './comparison.tsx'
import { Legend } from './legend.tsx'
import { PickBuild } from './pick-build.tsx'
import { useInView } from './use-in-view.ts'

/** What the last click changed, after which the focus moves beside it: the link that was clicked is gone. */
type Change = 'added' | 'removed' | null

/** The heads of all columns, and below them the comparison once each column has a build. */
export function ComparedColumns({ columns }: { columns: Columns }) {
  const [change, setChange] = useState<Change>(null)
  const [beside, setBeside] = useState(1)
  const inView = useInView(columns.length, beside)
  const builds = columns.filter((build): build is BuildRef => build !== null)
  const isWhole = builds.length === columns.length

  function add() {
    setChange('added')
    setBeside(2)
  }
  function remove() {
    setChange('removed')
    setBeside(1)
  }
  return (
    <div className={styles.sides} data-count={columns.length}>
      <div className={styles.tools}>
        <Link className={styles.all} to="/configurator#compare">
          See all bikes side by side
        </Link>
        {isWhole && columns.length < MOST_COMPARED ? (
          <AddBuild columns={columns} takesFocus={change === 'removed'} onAdded={add} />
        ) : null}
        {columns.length === MOST_COMPARED ? (
          <ColumnSwitch builds={builds} isThirdFirst={change === 'added'} onChoose={setBeside} />
        ) : null}
      </div>
      <div className={styles.heads}>
        {columns.map((build, index) =>
          build ? (
            <ColumnHead
              key={ORDINALS[index]}
              build={build}
              columns={columns}
              index={index}
              takesFocus={change === 'added' && index === columns.length - 1}
              onRemoved={remove}
            />
          ) : (
            <PickBuild key={ORDINALS[index]} columns={columns} index={index} />
          ),
        )}
        {isWhole ? <Legend /> : null}
      </div>
      {isWhole ? <Comparison columns={builds} inView={inView} /> : null}
    </div>
  )
}
