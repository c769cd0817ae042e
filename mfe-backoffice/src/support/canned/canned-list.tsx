import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import { BackOfficePage } from '../../back-office-page.tsx'
import { DateAndTime } from '../../date-and-time.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import type { ListDefinition } from '../../list/list.ts'
import styles from '../support.module.css'
import { CANNED, CANNED_PATH, type CannedAnswer, readCannedAnswers } from './canned.api.ts'

const CANNED_LIST: ListDefinition<CannedAnswer> = {
  name: CANNED,
  title: 'Canned answers',
  nouns: ['canned answer', 'canned answers'],
  columns: [
    { header: 'Title', cell: ({ title }) => <span className={styles.words}>{title}</span> },
    {
      header: 'Text',
      isFact: true,
      cell: ({ body }) => <span className={styles.words}>{shortened(body)}</span>,
    },
    { header: 'Changed', cell: ({ updatedAt }) => <DateAndTime at={new Date(updatedAt)} /> },
  ],
  search: { label: 'Search canned answers', placeholder: 'Title or text' },
  nameOf: ({ title }) => title,
  pathOf: ({ id }) => `${CANNED_PATH}/${id}`,
  read: readCannedAnswers,
  empty: { title: 'No canned answers yet', text: 'Save the answers you give often.' },
}

/** Returns the first words of a text, as one line. */
function shortened(text: string) {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 120 ? `${line.slice(0, 119).trimEnd()}…` : line
}

export function CannedAnswersPage() {
  useTitle('Canned answers')
  return (
    <BackOfficePage
      heading="Canned answers"
      lead="What you answer often. Fields such as {name} are filled in for each ticket."
      actions={
        <Link className={buttonClass()} to={`${CANNED_PATH}/new`}>
          New canned answer
        </Link>
      }
    >
      <AdminList list={CANNED_LIST} />
    </BackOfficePage>
  )
}
