import { formatNumber } from '@nireeka/contracts'
import { PART_STEPS } from '@nireeka/contracts/api'
import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import { BackOfficePage } from '../../back-office-page.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import type { ListDefinition } from '../../list/list.ts'
import { selectFilter } from '../../list/select-filter.ts'
import { CHOICE_LABELS, STEP_LABELS } from './slot-labels.ts'
import { readSlots, type Slot } from './slots.api.ts'

const SLOTS: ListDefinition<Slot> = {
  name: 'slots',
  title: 'Slots',
  nouns: ['slot', 'slots'],
  columns: [
    { header: 'Slot', cell: ({ title }) => title },
    { header: 'Step', cell: ({ step }) => STEP_LABELS[step] },
    { header: 'Riders choose', cell: ({ choice }) => CHOICE_LABELS[choice] },
    { header: 'Position', cell: ({ position }) => formatNumber(position), align: 'end' },
    { header: 'Parts', cell: ({ partCount }) => formatNumber(partCount), align: 'end' },
  ],
  filters: [
    selectFilter({
      name: 'step',
      label: 'Step',
      options: PART_STEPS.map((value) => ({ value, label: STEP_LABELS[value] })),
    }),
  ],
  nameOf: ({ title }) => title,
  pathOf: ({ id }) => `/backoffice/slots/${id}`,
  read: readSlots,
  empty: { title: 'There are no slots yet', text: 'Slots that you create appear here.' },
}

export function SlotsPage() {
  useTitle('Slots')
  return (
    <BackOfficePage
      heading="Slots"
      lead="The groups of parts, in the order of the configurator."
      actions={
        <Link className={buttonClass({ size: 'small' })} to="/backoffice/slots/new">
          New slot
        </Link>
      }
    >
      <AdminList list={SLOTS} />
    </BackOfficePage>
  )
}
