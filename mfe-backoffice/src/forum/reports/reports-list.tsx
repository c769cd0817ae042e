import { FLAG_REASONS } from '@nireeka/contracts/api'
import { Badge } from '@nireeka/ui'

import { Below } from '../../below.tsx'
import { DateAndTime } from '../../date-and-time.tsx'
import type { BulkAction } from '../../list/bulk/bulk-action.ts'
import type { ListDefinition } from '../../list/list.ts'
import { bulkWithReason } from '../bulk-reason-dialog.tsx'
import { beginningOf, REPORT_REASONS, REPORT_STATES } from '../forum-labels.ts'
import styles from '../forum.module.css'
import { decideReport, readReports, type ReportRow } from './reports.api.ts'

export const REPORTS_LIST: ListDefinition<ReportRow> = {
  name: 'forum-reports',
  title: 'Reports',
  nouns: ['reported post', 'reported posts'],
  columns: [
    {
      header: 'Post',
      cell: ({ thread, number, body }) => (
        <span className={styles.words}>
          {thread.title} · post {number}
          <Below>{beginningOf(body)}</Below>
        </span>
      ),
    },
    { header: 'Author', cell: ({ author }) => <span className={styles.words}>{author.userName}</span> },
    {
      header: 'Reported for',
      isFact: true,
      cell: ({ reasons }) => reasons.map((reason) => REPORT_REASONS[reason]).join(', '),
    },
    { header: 'Open reports', isFact: true, align: 'end', cell: ({ openFlags }) => openFlags },
    {
      header: 'Status',
      cell: ({ state }) => <Badge tone={REPORT_STATES[state].tone}>{REPORT_STATES[state].label}</Badge>,
    },
    { header: 'Latest report', cell: ({ flaggedAt }) => <DateAndTime at={new Date(flaggedAt)} /> },
  ],
  filters: [
    {
      kind: 'chips',
      name: 'state',
      label: 'Reports by status',
      any: 'Open',
      options: (['kept', 'hidden', 'removed'] as const).map((value) => ({
        value,
        label: REPORT_STATES[value].label,
      })),
    },
    {
      kind: 'select',
      name: 'reason',
      label: 'Reported for',
      any: 'Any reason',
      options: FLAG_REASONS.map((value) => ({ value, label: REPORT_REASONS[value] })),
    },
  ],
  search: { label: 'Search reports', placeholder: 'Thread or author' },
  nameOf: ({ thread, number }) => `post ${number} of ${thread.title}`,
  pathOf: ({ id }) => `/backoffice/forum/reports/${id}`,
  read: readReports,
  empty: { title: 'No open reports', text: 'Posts that members report appear here.' },
}

export const REPORT_ACTIONS: ReadonlyArray<BulkAction<ReportRow>> = [
  bulkWithReason({
    label: 'Dismiss',
    running: 'Dismissing reports',
    nouns: ['reported post', 'reported posts'],
    hint: 'The posts stay. The reason is kept in the audit log.',
    act: (http, row, reason) => decideReport(http, row, { decision: 'kept', reason }),
  }),
]
