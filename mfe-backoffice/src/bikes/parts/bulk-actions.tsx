import type { BulkAction } from '../../list/bulk/bulk-action.ts'
import { type PartRow, publishPart } from './parts.api.ts'

/** What can be done with many parts at once. A part of a sample build is refused: its own page asks about that. */
export const PART_ACTIONS: ReadonlyArray<BulkAction<PartRow>> = [
  {
    label: 'Publish',
    running: 'Publishing',
    act: (http, part) => publishPart(http, part, { isPublished: true }),
  },
  {
    label: 'Unpublish',
    running: 'Unpublishing',
    act: (http, part) => publishPart(http, part, { isPublished: false }),
  },
]
