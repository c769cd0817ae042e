import { ENOUGH_TIMES } from '@nireeka/contracts/api'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { type Column, DataTable, DateText, QueryView, Skeleton } from '@nireeka/ui'

import { BackOfficePage } from '../../back-office-page.tsx'
import styles from '../../orders/order.module.css'
import { URGENCIES } from '../ticket-labels.ts'
import { durationOf } from './duration.ts'
import { type Figures, ticketFigures, type Week } from './figures.api.ts'

const NONE = '–'

export function FiguresPage() {
  useTitle('Support figures')
  const { http } = usePlatform()
  return (
    <BackOfficePage heading="Figures" lead="How fast we answer, and what is open.">
      <QueryView
        query={useQuery(ticketFigures(http))}
        skeleton={<Skeleton kind="text" lines={12} />}
        failed="The figures can’t be shown right now"
      >
        {({ weeks, open }) => (
          <div className={styles.stack}>
            <DataTable
              caption="Open tickets"
              columns={OPEN}
              rows={open}
              rowKey={({ priority }) => priority}
              empty={NONE}
            />
            <DataTable
              caption="By the week in which tickets were opened"
              columns={WEEKS}
              rows={weeks}
              rowKey={({ week }) => week}
              empty={NONE}
              isStacked
            />
            <p className={styles.quiet}>
              Tickets that aren’t answered or solved yet have no time, so the latest weeks look faster than
              they are: the numbers in brackets say how many times there are. The slowest tenth is given from{' '}
              {ENOUGH_TIMES} times on. A ticket that was opened again counts as solved when it was solved
              again. Ratings are in the week in which they were given.
            </p>
          </div>
        )}
      </QueryView>
    </BackOfficePage>
  )
}

const OPEN: Array<Column<Figures['open'][number]>> = [
  { header: 'Urgency', cell: ({ priority }) => URGENCIES[priority].label },
  { header: 'Open', cell: ({ count }) => count, align: 'end' },
  { header: 'Waiting for us', cell: ({ waiting }) => waiting, align: 'end' },
]

type Times = Week['firstAnswer']

const median = ({ count, median: minutes }: Times) =>
  minutes === null ? NONE : `${durationOf(minutes)} (${count})`
const slowest = ({ p90 }: Times) => (p90 === null ? NONE : durationOf(p90))

const WEEKS: Array<Column<Week>> = [
  { header: 'Week of', cell: ({ week }) => <DateText date={week} format="shortDay" /> },
  { header: 'Opened', cell: ({ opened }) => opened, align: 'end' },
  { header: 'Median first answer', cell: ({ firstAnswer }) => median(firstAnswer), align: 'end' },
  { header: 'First answer, 90% within', cell: ({ firstAnswer }) => slowest(firstAnswer), align: 'end' },
  { header: 'Solved, median', cell: ({ resolution }) => median(resolution), align: 'end' },
  { header: 'Solved, 90% within', cell: ({ resolution }) => slowest(resolution), align: 'end' },
  { header: 'Rating', cell: ({ ratings }) => ratingOf(ratings), align: 'end' },
]

const ratingOf = ({ count, average }: Week['ratings']) =>
  average === null ? NONE : `${average.toFixed(1)} of 5 (${count})`
