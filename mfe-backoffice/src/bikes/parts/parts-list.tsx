import { formatNumber } from '@nireeka/contracts'
import { Price } from '@nireeka/ui'

import { Below } from '../../below.tsx'
import type { ListDefinition } from '../../list/list.ts'
import { PUBLISHED_FILTER, selectFilter } from '../../list/select-filter.ts'
import type { Choices } from '../choices.api.ts'
import { PublishedBadge } from '../publication.tsx'
import { CATEGORIES } from './categories.ts'
import { type PartRow, readParts } from './parts.api.ts'

/** Returns the list of all parts, which can be narrowed to these slots and bikes. */
export const partsList = ({ slots, bikes }: Pick<Choices, 'slots' | 'bikes'>): ListDefinition<PartRow> => ({
  name: 'parts',
  title: 'Parts',
  nouns: ['part', 'parts'],
  firstSort: 'slot',
  columns: [
    {
      header: 'Part',
      cell: ({ id, title }) => (
        <>
          {title}
          <Below>Part {id}</Below>
        </>
      ),
    },
    {
      header: 'Slot',
      cell: ({ slot }) => slot.title,
      sort: { name: 'slot', first: 'ascending' },
    },
    { header: 'Category', cell: ({ categoryId }) => CATEGORIES[categoryId] },
    { header: 'Fits', cell: ({ bikes: fits }) => <Fits bikes={fits} /> },
    { header: 'Status', cell: ({ isPublished }) => <PublishedBadge isPublished={isPublished} /> },
    {
      header: 'Stock',
      cell: ({ stock }) => (stock === null ? 'Not counted' : formatNumber(stock)),
      align: 'end',
    },
    {
      header: 'Price',
      cell: ({ price }) => <Price dollars={price} />,
      align: 'end',
      sort: { name: 'price', first: 'descending' },
    },
  ],
  filters: [
    PUBLISHED_FILTER,
    selectFilter({
      name: 'slot',
      label: 'Slot',
      options: slots.map(({ id, title }) => ({ value: String(id), label: title })),
    }),
    selectFilter({
      name: 'bike',
      label: 'Bike',
      options: bikes.map(({ id, title }) => ({ value: String(id), label: title })),
    }),
    selectFilter({ name: 'category', label: 'Category', options: CATEGORIES }),
  ],
  search: { label: 'Search parts', placeholder: 'Name or part number' },
  nameOf: ({ title }) => title,
  pathOf: ({ id }) => `/backoffice/parts/${id}`,
  read: readParts,
  empty: { title: 'There are no parts yet', text: 'Parts that you create appear here.' },
})

const Fits = ({ bikes }: Pick<PartRow, 'bikes'>) =>
  bikes.length === 0
    ? '–'
    : bikes.map(({ title, isDefault }) => `${title}${isDefault ? ' (default)' : ''}`).join(', ')
