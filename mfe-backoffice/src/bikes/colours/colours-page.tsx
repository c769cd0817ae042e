import { COLOUR_TYPES, formatNumber } from '@nireeka/contracts'
import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass, Price } from '@nireeka/ui'

import { BackOfficePage } from '../../back-office-page.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import type { ListDefinition } from '../../list/list.ts'
import { PUBLISHED_FILTER, selectFilter } from '../../list/select-filter.ts'
import { Swatch } from './swatch.tsx'
import { PublishedBadge } from '../publication.tsx'
import { type ColourRow, readColours } from './colours.api.ts'

const COLOURS: ListDefinition<ColourRow> = {
  name: 'colours',
  title: 'Colours',
  nouns: ['colour', 'colours'],
  columns: [
    {
      header: 'Colour',
      cell: ({ name, swatch }) => (
        <span>
          <Swatch colour={swatch} /> {name}
        </span>
      ),
    },
    { header: 'Type', cell: ({ type }) => type },
    { header: 'Status', cell: ({ isPublished }) => <PublishedBadge isPublished={isPublished} /> },
    { header: 'Sizes', cell: ({ sizeCount }) => formatNumber(sizeCount), align: 'end' },
    { header: 'Extra working days', cell: ({ leadDays }) => formatNumber(leadDays), align: 'end' },
    { header: 'Price', cell: ({ price }) => <Price dollars={price} />, align: 'end' },
  ],
  filters: [
    selectFilter({
      name: 'type',
      label: 'Type',
      options: COLOUR_TYPES.map((value) => ({ value, label: value })),
    }),
    PUBLISHED_FILTER,
  ],
  nameOf: ({ name }) => name,
  pathOf: ({ id }) => `/backoffice/colours/${id}`,
  read: readColours,
  empty: { title: 'There are no colours yet', text: 'Colours that you create appear here.' },
}

export function ColoursPage() {
  useTitle('Colours')
  return (
    <BackOfficePage
      heading="Colours"
      actions={
        <Link className={buttonClass({ size: 'small' })} to="/backoffice/colours/new">
          New colour
        </Link>
      }
    >
      <AdminList list={COLOURS} />
    </BackOfficePage>
  )
}
