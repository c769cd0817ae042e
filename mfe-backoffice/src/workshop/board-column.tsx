import type { WorkshopStage } from '@nireeka/contracts/api'
import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { Pagination, QueryView, Skeleton } from '@nireeka/ui'
import { type ReactNode, useId } from 'react'

import { withFilter } from '../list/list-state.ts'
import type { ListView } from '../list/use-list-state.ts'
import type { Selection } from '../list/use-selection.ts'
import { BikeCard } from './bike-card.tsx'
import { NONE, STAGE_LABELS } from './stage-texts.ts'
import type { BoardActions } from './use-board-actions.ts'
import type { useColumn } from './use-column.ts'
import type { Bike } from './workshop.api.ts'
import styles from './workshop.module.css'

interface Props {
  stage: WorkshopStage
  column: ReturnType<typeof useColumn>
  view: ListView
  selection: Selection<Bike>
  actions: BoardActions
  /** Whether a phone, which has room for one column, shows this one. */
  isChosen: boolean
  /** What comes below the bikes. */
  foot: ReactNode
}

/** The bikes of one stage. */
export function BoardColumn({ stage, column, view, selection, actions, isChosen, foot }: Props) {
  const id = useId()
  const { state, toSearch } = view
  const page = Number(state.filters[stage] ?? 1)
  return (
    <section className={styles.column} data-chosen={isChosen || undefined} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {STAGE_LABELS[stage]}{' '}
        <span className={styles.count}>{column.data ? formatNumber(column.data.total) : ''}</span>
      </h2>
      <QueryView
        query={column}
        skeleton={<Waiting stage={stage} />}
        failed={`${STAGE_LABELS[stage]} can’t be shown right now`}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p className={styles.quiet}>{NONE[stage]}</p>}
      >
        {({ rows, pages }, isStale) => (
          <>
            <ul className={styles.cards} aria-labelledby={id} aria-busy={isStale || undefined}>
              {rows.map((bike) => (
                <BikeCard
                  key={bike.id}
                  bike={bike}
                  selection={selection}
                  actions={actions}
                  isMoving={actions.isMoving(bike)}
                />
              ))}
            </ul>
            <Pagination
              page={page}
              pages={pages}
              link={(next) => (
                <Link to={{ search: toSearch(withFilter(state, stage, next > 1 ? String(next) : '')) }} />
              )}
            />
          </>
        )}
      </QueryView>
      {foot}
    </section>
  )
}

const Waiting = ({ stage }: { stage: WorkshopStage }) => (
  <div role="status" aria-label={`Loading: ${STAGE_LABELS[stage]}`}>
    <Skeleton kind="text" lines={6} />
  </div>
)
