import { formatNumber } from '@nireeka/contracts'
import type { JobState } from '@nireeka/contracts/api'
import { useTitle } from '@nireeka/kit'
import { Badge, type BadgeTone } from '@nireeka/ui'

import { BackOfficePage } from '../back-office-page.tsx'
import { Below } from '../below.tsx'
import { DateAndTime } from '../date-and-time.tsx'
import { AdminList } from '../list/admin-list.tsx'
import type { ListDefinition } from '../list/list.ts'
import { selectFilter } from '../list/select-filter.ts'
import { type Job, readJobs } from './operations.api.ts'
import styles from './operations.module.css'

const STATES: Record<JobState, { label: string; tone: BadgeTone }> = {
  failed: { label: 'Failed', tone: 'danger' },
  late: { label: 'Late', tone: 'highlight' },
  fine: { label: 'Fine', tone: 'success' },
}

const NONE = '–'
const asDate = (at: string | null) => (at ? <DateAndTime at={new Date(at)} /> : NONE)

const JOBS: ListDefinition<Job> = {
  name: 'jobs',
  title: 'Jobs',
  nouns: ['job', 'jobs'],
  columns: [
    { header: 'Job', cell: ({ name }) => <span className={styles.long}>{name}</span> },
    {
      header: 'Status',
      cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>,
    },
    { header: 'Last run', isFact: true, cell: ({ lastRunAt }) => asDate(lastRunAt) },
    { header: 'Took', align: 'end', cell: ({ tookMs }) => `${formatNumber(tookMs)} ms` },
    { header: 'Next due', cell: ({ dueAt }) => asDate(dueAt) },
    { header: 'Failed since', isFact: true, cell: ({ failedSince }) => asDate(failedSince) },
    { header: 'Last error', isFact: true, cell: (job) => <LastError job={job} /> },
  ],
  filters: [
    selectFilter({
      name: 'state',
      label: 'Status',
      options: { failed: 'Failed', late: 'Late', fine: 'Fine' },
    }),
  ],
  nameOf: ({ name }) => `job ${name}`,
  read: readJobs,
  empty: { title: 'No job has run yet', text: 'Jobs appear here within a minute of the start.' },
}

function LastError({ job: { lastError, lastFailedAt } }: { job: Job }) {
  if (!lastError) return NONE
  return (
    <span className={styles.long}>
      {lastError}
      <Below>{asDate(lastFailedAt)}</Below>
    </span>
  )
}

/** What the site does automatically every minute. */
export function JobsPage() {
  useTitle('Jobs')
  return (
    <BackOfficePage
      heading="Jobs"
      lead="What the site does automatically every minute. A job is late when it is 5 minutes overdue."
    >
      <AdminList list={JOBS} />
    </BackOfficePage>
  )
}
