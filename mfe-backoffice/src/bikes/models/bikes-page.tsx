import { formatNumber } from '@nireeka/contracts'
import { useTitle } from '@nireeka/kit'
import { Price } from '@nireeka/ui'

import { BackOfficePage } from '../../back-office-page.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import type { ListDefinition } from '../../list/list.ts'
import { PublishedBadge } from '../publication.tsx'
import { type BikeRow, readBikes } from './bikes.api.ts'

const BIKES: ListDefinition<BikeRow> = {
  name: 'bike-models',
  title: 'Bikes',
  nouns: ['bike', 'bikes'],
  columns: [
    { header: 'Bike', cell: ({ title }) => title },
    { header: 'Sizes', cell: ({ sizes }) => sizes.join(', ') || 'None' },
    { header: 'Status', cell: ({ isPublished }) => <PublishedBadge isPublished={isPublished} /> },
    { header: 'Parts', cell: ({ partCount }) => formatNumber(partCount), align: 'end' },
    { header: 'Working days', cell: ({ leadDays }) => formatNumber(leadDays), align: 'end' },
    { header: 'Price', cell: ({ price }) => <Price dollars={price} />, align: 'end' },
  ],
  nameOf: ({ title }) => title,
  pathOf: ({ id }) => `/backoffice/bikes/${id}`,
  read: readBikes,
  empty: { title: 'There are no bikes', text: 'The catalogue has no bike yet.' },
}

export function BikesPage() {
  useTitle('Bikes')
  return (
    <BackOfficePage heading="Bikes">
      <AdminList list={BIKES} />
    </BackOfficePage>
  )
}
