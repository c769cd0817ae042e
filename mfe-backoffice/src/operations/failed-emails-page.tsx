import { useTitle } from '@nireeka/kit'

import { BackOfficePage } from '../back-office-page.tsx'
import { Below } from '../below.tsx'
import { DateAndTime } from '../date-and-time.tsx'
import { readable } from '../labels.ts'
import { AdminList } from '../list/admin-list.tsx'
import type { BulkAction } from '../list/bulk/bulk-action.ts'
import type { ListDefinition } from '../list/list.ts'
import { type FailedEmail, readFailedEmails, sendAgain } from './operations.api.ts'
import styles from './operations.module.css'
import { SendAgainButton } from './send-again-button.tsx'

const FAILED: ListDefinition<FailedEmail> = {
  name: 'failed-emails',
  title: 'Failed emails',
  nouns: ['email', 'emails'],
  columns: [
    {
      header: 'Email',
      cell: ({ template, to }) => (
        <span className={styles.long}>
          {readable(template)}
          <Below>{to}</Below>
        </span>
      ),
    },
    {
      header: 'Last error',
      isFact: true,
      cell: ({ error }) => <span className={styles.long}>{error ?? 'Unknown'}</span>,
    },
    { header: 'Tried', cell: ({ attempts }) => (attempts === 1 ? 'Once' : `${attempts} times`) },
    { header: 'Given up', isFact: true, cell: ({ givenUpAt }) => <DateAndTime at={new Date(givenUpAt)} /> },
    { header: 'Send again', isFact: true, cell: (email) => <SendAgainButton email={email} /> },
  ],
  filters: [
    { kind: 'day', name: 'from', label: 'Given up from' },
    { kind: 'day', name: 'to', label: 'Given up to' },
  ],
  nameOf: ({ id, template }) => `email ${id}, ${readable(template)}`,
  read: readFailedEmails,
  empty: { title: 'No failed emails', text: 'Emails that couldn’t be sent for about a day appear here.' },
}

const ACTIONS: ReadonlyArray<BulkAction<FailedEmail>> = [
  { label: 'Send again', running: 'Sending again', act: sendAgain },
]

/** The emails that were given up. */
export function FailedEmailsPage() {
  useTitle('Failed emails')
  return (
    <BackOfficePage
      heading="Failed emails"
      lead="Emails we gave up sending in the last 30 days. Days are in UTC."
    >
      <AdminList list={FAILED} bulk={ACTIONS} />
    </BackOfficePage>
  )
}
