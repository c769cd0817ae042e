import { WORKSHOP_STAGES } from '@nireeka/contracts/api'
import { Button } from '@nireeka/ui'
import { useRef, useState } from 'react'

import { BulkBar } from '../list/bulk/bulk-bar.tsx'
import { KeyHelp } from '../list/key-help.tsx'
import { useListKeys } from '../list/use-list-keys.ts'
import { useListState } from '../list/use-list-state.ts'
import { useSelection } from '../list/use-selection.ts'
import { BikeDialog } from './bike-dialog.tsx'
import { nameOf } from './bike-look.tsx'
import { BoardColumn } from './board-column.tsx'
import { BOARD_KEYS } from './board-keys.ts'
import { BOARD, withoutPages } from './board-shape.ts'
import { BoardTools } from './board-tools.tsx'
import { BuiltDialog } from './built-dialog.tsx'
import { BULK_MOVES } from './bulk-moves.ts'
import { ShortParts } from './short-parts.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useBoardActions } from './use-board-actions.ts'
import { useColumn } from './use-column.ts'
import { useFollowedCard } from './use-followed-card.ts'
import { WaitingUpgrades } from './waiting-upgrades.tsx'
import type { Bike } from './workshop.api.ts'
import styles from './workshop.module.css'

const NO_BIKES: readonly Bike[] = []
const ROWS = { name: 'workshop', nameOf }

/** The board of the workshop: a column for each stage, on a phone one at a time. Keys move through its cards. */
export function Board() {
  const view = useListState(BOARD)
  const { state, toSearch } = view
  const columns = [
    useColumn(state, 'to_build'),
    useColumn(state, 'in_production'),
    useColumn(state, 'quality_check'),
    useColumn(state, 'built'),
  ] as const
  const bikes = columns.flatMap(({ data }) => data?.rows ?? NO_BIKES)
  const { stage: chosen = 'to_build', ...filters } = withoutPages(state.filters)
  const selection = useSelection(toSearch({ ...state, filters }), bikes)
  const box = useRef<HTMLElement>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const follow = useFollowedCard(box)
  const actions = useBoardActions(follow)
  const { dialog } = actions

  function press(key: string, row: HTMLElement | null) {
    if (key === 'u') return actions.undo()
    // While the board is read again, a bike that was moved may stand in two columns.
    const bike = bikes.find(({ id, version }) =>
      row?.matches(`[data-row="${id}"][data-version="${version}"]`),
    )
    if (!bike) return false
    const [next] = bike.nextStages
    if (key === 'n' && next && bike.stage !== 'built') actions.move(bike, next)
    else if (key === 'b' && bike.nextStages.includes('built')) actions.move(bike, 'built')
    else if (key === 'p') actions.print([bike.id])
    else return false
    return true
  }
  function toggle(id: number) {
    const bike = bikes.find((it) => it.id === id)
    if (bike) selection.set([bike], !selection.has(id))
  }
  useListKeys(box, { onToggle: toggle, onHelp: () => setHelpOpen(true), onKey: press })

  return (
    <section ref={box} className={styles.board} tabIndex={-1} aria-label="Bikes to build">
      <BoardTools view={view} onHelp={() => setHelpOpen(true)} />
      <ShortParts view={view} />
      <div className={styles.columns}>
        {WORKSHOP_STAGES.map((stage, at) => {
          const column = columns[at]
          return column ? (
            <BoardColumn
              key={stage}
              stage={stage}
              column={column}
              view={view}
              selection={selection}
              actions={actions}
              isChosen={stage === chosen}
              foot={stage === 'to_build' ? <WaitingUpgrades view={view} /> : null}
            />
          ) : null
        })}
      </div>
      <UndoBar last={actions.last} onUndo={actions.undo} />
      <BulkBar
        list={ROWS}
        actions={BULK_MOVES}
        selection={selection}
        box={box}
        tools={
          <Button
            size="small"
            tone="secondary"
            isBusy={actions.isPrinting}
            onClick={() => actions.print(selection.rows.map(({ id }) => id))}
          >
            Build sheets
          </Button>
        }
      />
      {dialog?.kind === 'bike' ? (
        <BikeDialog
          bike={dialog.bike}
          isPrinting={actions.isPrinting}
          onPrint={() => actions.print([dialog.bike.id])}
          onClose={actions.close}
        />
      ) : null}
      {dialog?.kind === 'built' ? (
        <BuiltDialog
          bike={dialog.bike}
          onBuild={(serial) => actions.build(dialog.bike, serial)}
          onClose={actions.close}
        />
      ) : null}
      {isHelpOpen ? <KeyHelp more={BOARD_KEYS} onClose={() => setHelpOpen(false)} /> : null}
    </section>
  )
}
