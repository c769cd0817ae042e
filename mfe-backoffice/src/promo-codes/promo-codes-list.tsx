import { PROMO_STATUSES } from '@nireeka/contracts/api'
import { Badge } from '@nireeka/ui'

import { Below } from '../below.tsx'
import { DateAndTime } from '../date-and-time.tsx'
import { readable } from '../labels.ts'
import type { ListDefinition } from '../list/list.ts'
import type { PromoCode } from './promo-code.api.ts'
import { countPromoCodes, readPromoCodes } from './promo-codes.api.ts'
import styles from './promo-codes.module.css'
import { effectOf, limitsOf, STATUS_TONES, usesLeft, usesText } from './promo-texts.ts'

/** The list of all promo codes. */
export const PROMO_CODES_LIST: ListDefinition<PromoCode> = {
  name: 'promo-codes',
  title: 'Promo codes',
  nouns: ['promo code', 'promo codes'],
  firstSort: '-added',
  columns: [
    { header: 'Code', cell: ({ code }) => code },
    {
      header: 'Discount',
      isFact: true,
      cell: (promo) => (
        <span className={styles.stack}>
          {effectOf(promo)}
          {limitsOf(promo) ? <span>{limitsOf(promo)}</span> : null}
          <span className={styles.quiet}>{promo.description}</span>
        </span>
      ),
    },
    {
      header: 'Status',
      cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{readable(status)}</Badge>,
    },
    {
      header: 'Starts',
      cell: ({ startsAt }) => (startsAt === null ? '–' : <DateAndTime at={new Date(startsAt)} />),
    },
    {
      header: 'Ends',
      cell: ({ endsAt }) => (endsAt === null ? 'Never' : <DateAndTime at={new Date(endsAt)} />),
      sort: { name: 'ends', first: 'ascending' },
    },
    {
      header: 'Uses',
      isFact: true,
      cell: (promo) => (
        <span className={styles.stack}>
          {usesText(promo)}
          <Below>{usesLeft(promo)}</Below>
        </span>
      ),
      align: 'end',
      sort: { name: 'uses', first: 'descending' },
    },
  ],
  filters: [
    {
      kind: 'chips',
      name: 'status',
      label: 'Promo codes by status',
      any: 'All',
      options: PROMO_STATUSES.map((value) => ({ value, label: readable(value) })),
    },
  ],
  search: { label: 'Search promo codes', placeholder: 'Code or description' },
  nameOf: ({ code }) => code,
  pathOf: ({ id }) => `/backoffice/promo-codes/${id}`,
  read: readPromoCodes,
  count: countPromoCodes,
  empty: { title: 'No promo codes yet', text: 'Create a code to offer a discount.' },
}
