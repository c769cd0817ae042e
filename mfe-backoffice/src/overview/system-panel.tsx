import { formatNumber } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { QueryView } from '@nireeka/ui'

import { difference } from './compare.ts'
import { Figure, Figures, FiguresToCome } from './figure.tsx'
import { newsletterFigures, systemFigures } from './figures.api.ts'
import type { Period } from './period.ts'

const LABEL = 'Emails, jobs and searches'
const LABELS = ['Failed emails', 'Jobs that failed', 'Jobs that are late', 'Searches without a result']
const COUNT = { format: formatNumber }

/** What didn't go well by itself. */
export function SystemPanel({ period }: { period: Period }) {
  const { http } = usePlatform()
  const { from, to } = period
  return (
    <QueryView
      query={useQuery(systemFigures(http, period))}
      skeleton={<FiguresToCome label={LABEL} labels={LABELS} />}
      failed="Emails, jobs and searches can’t be counted right now"
    >
      {({ failedEmails, misses, failedJobs, lateJobs }) => (
        <Figures label={LABEL}>
          <Figure
            label="Failed emails"
            value={formatNumber(failedEmails.now)}
            hint={`${difference(failedEmails, COUNT)}; kept for 30 days`}
            path={`/backoffice/failed-emails?${new URLSearchParams({ from, to })}`}
          />
          <Figure
            label="Jobs that failed"
            value={formatNumber(failedJobs)}
            hint="Now: their last run failed"
            path="/backoffice/jobs?state=failed"
          />
          <Figure
            label="Jobs that are late"
            value={formatNumber(lateJobs)}
            hint="Now: they didn’t run when due"
            path="/backoffice/jobs?state=late"
          />
          <Figure
            label="Searches without a result"
            value={formatNumber(misses.now)}
            hint={difference(misses, COUNT)}
            path="/backoffice/help/misses?sort=-last"
          />
        </Figures>
      )}
    </QueryView>
  )
}

/** The addresses that the newsletter can't reach any more. */
export function NewsletterPanel({ period }: { period: Period }) {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(newsletterFigures(http, period))}
      skeleton={<FiguresToCome label="Newsletter" labels={['Newsletter bounces']} />}
      failed="The newsletter’s bounces can’t be counted right now"
    >
      {({ bounces }) => (
        <Figures label="Newsletter">
          <Figure
            label="Newsletter bounces"
            value={formatNumber(bounces.now)}
            hint={difference(bounces, COUNT)}
            path="/backoffice/newsletters/bounces"
          />
        </Figures>
      )}
    </QueryView>
  )
}
