import { formatNumber } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { QueryView } from '@nireeka/ui'

import { durationOf } from '../support/figures/duration.ts'
import { difference } from './compare.ts'
import { Figure, Figures, FiguresToCome } from './figure.tsx'
import { supportFigures } from './figures.api.ts'
import type { Period } from './period.ts'

const LABEL = 'Support'
const LABELS = ['Tickets opened', 'Median first answer', 'Open now', 'Waiting for us now']
const NONE = '–'

/** How many tickets were opened, and how fast they were answered. */
export function SupportPanel({ period }: { period: Period }) {
  const { http } = usePlatform()
  const { from, to } = period
  return (
    <QueryView
      query={useQuery(supportFigures(http, period))}
      skeleton={<FiguresToCome label={LABEL} labels={LABELS} />}
      failed="The tickets can’t be counted right now"
    >
      {({ opened, firstAnswer, open, waiting }) => (
        <Figures label={LABEL}>
          <Figure
            label="Tickets opened"
            value={formatNumber(opened.now)}
            hint={difference(opened, { format: formatNumber })}
            path={`/backoffice/tickets?${new URLSearchParams({ from, to, order: 'newest' })}`}
          />
          <Figure
            label="Median first answer"
            value={firstAnswer.now.median === null ? NONE : durationOf(firstAnswer.now.median)}
            hint={`${difference(
              { now: firstAnswer.now.median, before: firstAnswer.before?.median ?? null },
              { format: durationOf, more: 'slower', less: 'faster' },
            )}, of ${formatNumber(firstAnswer.now.count)} answered`}
            path="/backoffice/tickets/figures"
          />
          <Figure
            label="Open now"
            value={formatNumber(open)}
            hint="Not solved or closed"
            path="/backoffice/tickets"
          />
          <Figure
            label="Waiting for us now"
            value={formatNumber(waiting)}
            hint="Customers who wait for an answer"
            path="/backoffice/tickets?view=waiting_us&order=waiting"
          />
        </Figures>
      )}
    </QueryView>
  )
}
