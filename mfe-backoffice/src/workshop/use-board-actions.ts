import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { MOST_BUILD_SHEETS, type WorkshopStage } from '@nireeka/contracts/api'
import { saveFile, usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'
import { useState } from 'react'

import { listKey } from '../list/list-query.ts'
import { nameOf } from './bike-look.tsx'
import { STAGE_LABELS } from './stage-texts.ts'
import { type Bike, moveBike, readBuildSheets } from './workshop.api.ts'

/** A dialog about a bike that is open. */
export interface OpenDialog {
  kind: 'bike' | 'built'
  bike: Bike
}

/** A move that was made, and can be taken back if the bike may go there. */
export interface Moved {
  bike: Bike
  from: WorkshopStage
}

export type BoardActions = ReturnType<typeof useBoardActions>

interface Moving {
  bike: Bike
  to: WorkshopStage
  serial?: string | null
}

const MOVES = ['workshop', 'move']

/** Returns what can be done on the board. `onMoved` is called with a bike that has another stage now. */
export function useBoardActions(onMoved: (id: number) => void) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [last, setLast] = useState<Moved | null>(null)
  const fail = (error: unknown) => notify('error', messageOf(error, TEXTS.unreachable))
  const readAgain = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: listKey('workshop') }),
      queries.invalidateQueries({ queryKey: listKey('orders') }),
    ])

  const moving = useMutation({
    mutationKey: MOVES,
    mutationFn: ({ bike, to, serial }: Moving) => withPassword(() => moveBike(http, bike, { to, serial })),
    onSuccess: async ({ bike, message }, { bike: before, to }) => {
      setLast({ bike, from: before.stage })
      notify('success', message ?? `${nameOf(bike)}: ${STAGE_LABELS[to]}.`)
      await readAgain()
      onMoved(bike.id)
    },
    onError: (error) => {
      if (isHttpError(error) && error.status === 409) void readAgain()
    },
  })
  const printing = useMutation({
    mutationFn: (ids: readonly number[]) => readBuildSheets(http, ids),
    onSuccess: (file) => saveFile(file, 'build-sheets.pdf'),
    onError: fail,
  })

  /**
   * Whether a bike is being moved from where it is shown. Once it is shown in its new stage it can be moved on, though the
   * board is still being read again.
   */
  const isMoving = ({ id, version }: Bike) =>
    queries.isMutating({
      mutationKey: MOVES,
      predicate: ({ state }) => {
        const { bike } = state.variables as Moving
        return bike.id === id && bike.version === version
      },
    }) > 0

  /** Moves a bike; marking it as built first asks for its serial number. */
  function move(bike: Bike, to: WorkshopStage) {
    if (isMoving(bike)) return
    if (to === 'built') setDialog({ kind: 'built', bike })
    else moving.mutateAsync({ bike, to }).catch(fail)
  }
  return {
    dialog,
    last,
    isMoving,
    isPrinting: printing.isPending,
    open: (bike: Bike) => setDialog({ kind: 'bike', bike }),
    close: () => setDialog(null),
    move,
    /** Marks a bike as built; rejects with the server's reason. */
    build: async (bike: Bike, serial: string | null) => {
      await moving.mutateAsync({ bike, to: 'built', serial })
    },
    /** Takes the last move back, if the bike may go there; returns whether it may. */
    undo: () => {
      if (!last?.bike.nextStages.includes(last.from)) return false
      move(last.bike, last.from)
      return true
    },
    print: (ids: readonly number[]) => {
      if (ids.length <= MOST_BUILD_SHEETS) printing.mutate(ids)
      else notify('error', `At most ${MOST_BUILD_SHEETS} build sheets fit in one file. Select fewer bikes.`)
    },
  }
}
