import { formatNumber } from '@nireeka/contracts'
import { NEWSLETTER_ISSUE_STATES } from '@nireeka/contracts/api'
import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Badge, buttonClass } from '@nireeka/ui'

import { BackOfficePage } from '../back-office-page.tsx'
import { DateAndTime } from '../date-and-time.tsx'
import { readable } from '../labels.ts'
import { AdminList } from '../list/admin-list.tsx'
import type { ListDefinition } from '../list/list.ts'
import { SEGMENT_LABELS, STATE_TONES } from './newsletter-texts.ts'
import { type IssueRow, readIssues } from './newsletter.api.ts'

const ISSUES: ListDefinition<IssueRow> = {
  name: 'newsletters',
  title: 'Newsletter',
  nouns: ['issue', 'issues'],
  columns: [
    { header: 'Subject', cell: ({ subject }) => subject },
    {
      header: 'Status',
      cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{readable(state)}</Badge>,
    },
    { header: 'Segment', cell: ({ segment }) => SEGMENT_LABELS[segment] },
    { header: 'Sent', isFact: true, align: 'end', cell: ({ sent }) => formatNumber(sent) },
    { header: 'Failed', align: 'end', cell: ({ failed }) => formatNumber(failed) },
    { header: 'Unsubscribed since', isFact: true, align: 'end', cell: ({ left }) => formatNumber(left) },
    { header: 'Changed', cell: ({ updatedAt }) => <DateAndTime at={new Date(updatedAt)} /> },
  ],
  filters: [
    {
      kind: 'select',
      name: 'state',
      label: 'Status',
      any: 'All',
      options: NEWSLETTER_ISSUE_STATES.map((value) => ({ value, label: readable(value) })),
    },
  ],
  search: { label: 'Search issues', placeholder: 'Subject' },
  nameOf: ({ subject }) => subject,
  pathOf: ({ id }) => `/backoffice/newsletters/${id}`,
  read: readIssues,
  empty: { title: 'No issues yet', text: 'Write one to send it to the subscribers.' },
}

/** The issues of the newsletter. */
export function IssuesPage() {
  useTitle('Newsletter')
  return (
    <BackOfficePage
      heading="Newsletter"
      lead="Only subscribers who have confirmed their address get it."
      actions={
        <Link className={buttonClass({ size: 'small' })} to="/backoffice/newsletters/new">
          New issue
        </Link>
      }
    >
      <AdminList list={ISSUES} />
    </BackOfficePage>
  )
}
