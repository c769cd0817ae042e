import { formatNumber } from '@nireeka/contracts'
import { useTitle } from '@nireeka/kit'

import { BackOfficePage } from '../../back-office-page.tsx'
import { DateAndTime } from '../../date-and-time.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import type { ListDefinition } from '../../list/list.ts'
import { selectFilter } from '../../list/select-filter.ts'
import { SEARCH_LABELS } from '../area-labels.ts'
import { MISSES } from '../use-search-call.ts'
import { MissActions } from './miss-actions.tsx'
import { type Miss, readMisses } from './misses.api.ts'

const MISSES_LIST: ListDefinition<Miss> = {
  name: MISSES,
  title: 'Searches without results',
  nouns: ['search term', 'search terms'],
  columns: [
    { header: 'Searched for', cell: ({ query }) => query, sort: { name: 'query', first: 'ascending' } },
    { header: 'Search', isFact: true, cell: ({ area }) => SEARCH_LABELS[area] },
    {
      header: 'Times',
      isFact: true,
      align: 'end',
      cell: ({ count }) => formatNumber(count),
      sort: { name: 'count', first: 'descending' },
    },
    {
      header: 'Last',
      isFact: true,
      cell: ({ lastAt }) => <DateAndTime at={new Date(lastAt)} />,
      sort: { name: 'last', first: 'descending' },
    },
    { header: 'Actions', isFact: true, cell: (miss) => <MissActions miss={miss} /> },
  ],
  firstSort: '-count',
  filters: [selectFilter({ name: 'area', label: 'Search', options: SEARCH_LABELS })],
  search: { label: 'Search terms', placeholder: 'Word' },
  nameOf: ({ query }) => query,
  read: readMisses,
  empty: {
    title: 'Every search found something',
    text: 'Searches that find nothing appear here.',
  },
}

export function MissesPage() {
  useTitle('Searches without results')
  return (
    <BackOfficePage
      heading="Searches without results"
      lead="Searches in help topics, the troubleshooter and spare parts that found nothing. Names aren’t stored."
    >
      <AdminList list={MISSES_LIST} />
    </BackOfficePage>
  )
}
