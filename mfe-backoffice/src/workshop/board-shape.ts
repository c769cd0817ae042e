import { WORKSHOP_STAGES, type WorkshopConcern } from '@nireeka/contracts/api'

import type { ListShape } from '../list/list-state.ts'
import { STAGE_LABELS } from './stage-texts.ts'

export const CONCERN_LABELS: Record<WorkshopConcern, string> = {
  late: 'Late',
  this_week: 'Promised this week',
  short: 'Short of parts',
}

const NUMBER = /^[1-9]\d{0,5}$/
const number = (name: string) =>
  ({ kind: 'text', name, label: '', placeholder: '', pattern: NUMBER }) as const

/** What addresses of the board say: the filters, the stage that a phone shows, and the page of each stage. */
export const BOARD: ListShape = {
  columns: [],
  filters: [
    {
      kind: 'chips',
      name: 'stage',
      label: 'Status',
      any: '',
      options: WORKSHOP_STAGES.map((value) => ({ value, label: STAGE_LABELS[value] })),
    },
    {
      kind: 'select',
      name: 'concern',
      label: 'Show',
      any: 'All bikes',
      options: Object.entries(CONCERN_LABELS).map(([value, label]) => ({ value, label })),
    },
    number('model'),
    ...WORKSHOP_STAGES.map(number),
  ],
}

/** Returns the filters without the pages of the stages, which begin anew when something else is shown. */
export const withoutPages = (filters: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(filters).filter(([name]) => !WORKSHOP_STAGES.some((stage) => stage === name)),
  )
