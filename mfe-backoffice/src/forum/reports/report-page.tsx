import { isHttpError } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Badge, Breadcrumbs, QueryView, Skeleton } from '@nireeka/ui'

import { BackOfficePage } from '../../back-office-page.tsx'
import { DateAndTime } from '../../date-and-time.tsx'
import { NotFound } from '../../not-found.tsx'
import styles from '../../orders/order.module.css'
import { REPORT_REASONS, REPORT_STATES } from '../forum-labels.ts'
import { ReportActions } from './report-actions.tsx'
import { ReportedPost } from './reported-post.tsx'
import { type Report, reportById } from './reports.api.ts'

/** Returns whether the post was never reported, or the address has no valid id. */
const isNoReport = (error: unknown) => isHttpError(error) && (error.status === 404 || error.status === 422)

export function ReportPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const query = useQuery(reportById(http, id))
  const report = query.data
  const heading = report ? `Post ${report.number} of ${report.thread.title}` : 'Report'
  useTitle(heading)
  if (query.isError && isNoReport(query.error)) return <NotFound />
  return (
    <BackOfficePage
      heading={heading}
      lead={report ? <Lead report={report} /> : undefined}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'Reports', link: <Link to="/backoffice/forum" /> },
            { label: report ? `Post ${report.number}` : id },
          ]}
        />
      }
    >
      <QueryView query={query} skeleton={<Waiting />} failed="This report can’t be shown right now">
        {(it) => (
          <>
            <ReportActions key={it.id} report={it} />
            <div className={styles.halves}>
              <ReportedPost report={it} />
              <Reports report={it} />
            </div>
          </>
        )}
      </QueryView>
    </BackOfficePage>
  )
}

const Lead = ({ report: { state, author, openFlags } }: { report: Report }) => (
  <span className={styles.lead}>
    <Badge tone={REPORT_STATES[state].tone}>{REPORT_STATES[state].label}</Badge>
    <span>by {author.userName}</span>
    {openFlags > 0 ? <span>{openFlags === 1 ? '1 open report' : `${openFlags} open reports`}</span> : null}
  </span>
)

const Reports = ({ report: { flags } }: { report: Report }) => (
  <section className={styles.part} aria-labelledby="who-reported">
    <h2 id="who-reported" className={styles.heading}>
      Reports
    </h2>
    <ul className={styles.cards}>
      {flags.map(({ id, by, reason, note, at, decision, decidedBy }) => (
        <li key={id} className={styles.card}>
          <span className={styles.title}>{REPORT_REASONS[reason]}</span>
          {note ? <span className={styles.text}>{note}</span> : null}
          <span className={styles.quiet}>
            {by.userName}, <DateAndTime at={new Date(at)} />
            {decision ? ` · ${REPORT_STATES[decision].label} by ${decidedBy}` : ''}
          </span>
        </li>
      ))}
    </ul>
  </section>
)

const Waiting = () => (
  <div role="status" aria-label="Loading the report">
    <Skeleton kind="text" lines={12} />
  </div>
)
