import type { WorkshopStage } from '@nireeka/contracts/api'

import type { BulkAction } from '../list/bulk/bulk-action.ts'
import { STAGE_LABELS } from './stage-texts.ts'
import { type Bike, moveBike } from './workshop.api.ts'

const moveTo = (to: WorkshopStage): BulkAction<Bike> => ({
  label: `Move to ${STAGE_LABELS[to].toLowerCase()}`,
  running: `Moving to ${STAGE_LABELS[to].toLowerCase()}`,
  act: (http, bike) => moveBike(http, bike, { to }),
})

/** What can be done with many bikes at once. Serial numbers are given one by one. */
export const BULK_MOVES: ReadonlyArray<BulkAction<Bike>> = [
  moveTo('in_production'),
  moveTo('quality_check'),
  { ...moveTo('built'), label: 'Mark as built', running: 'Marking as built' },
]
