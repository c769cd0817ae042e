import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'

import { BackOfficePage } from '../../back-office-page.tsx'
import { Below } from '../../below.tsx'
import { DateAndTime } from '../../date-and-time.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import type { ListDefinition } from '../../list/list.ts'
import { selectFilter } from '../../list/select-filter.ts'
import styles from '../help.module.css'
import { type Comment, exportComments, readComments } from './comments.api.ts'
import { COMMENTS, DoneButton } from './done-button.tsx'

const STATES = { open: 'Open', done: 'Done' }

const COMMENTS_LIST: ListDefinition<Comment> = {
  name: COMMENTS,
  title: 'Comments',
  nouns: ['comment', 'comments'],
  columns: [
    {
      header: 'Comment',
      cell: ({ comment, isHelpful }) => (
        <span className={styles.comment}>
          {comment}
          <Below>{isHelpful ? 'Helpful' : 'Not helpful'}</Below>
        </span>
      ),
    },
    {
      header: 'Topic',
      isFact: true,
      cell: ({ topic, version }) => (
        <span>
          <Link to={`/backoffice/help/${topic.id}`}>{topic.title}</Link>
          <Below>{version === null ? 'Version not known' : `Version ${version}`}</Below>
        </span>
      ),
    },
    { header: 'Sent', isFact: true, cell: ({ votedAt }) => <DateAndTime at={new Date(votedAt)} /> },
    {
      header: 'Done',
      isFact: true,
      cell: ({ doneAt }) => (doneAt ? <DateAndTime at={new Date(doneAt)} /> : 'Open'),
    },
    { header: 'Actions', isFact: true, cell: (comment) => <DoneButton comment={comment} /> },
  ],
  filters: [selectFilter({ name: 'state', label: 'Status', options: STATES })],
  search: { label: 'Search comments', placeholder: 'Comment or topic' },
  nameOf: ({ comment }) => comment.slice(0, 60),
  read: readComments,
  exportCsv: exportComments,
  empty: {
    title: 'No comments yet',
    text: 'Comments that readers leave with their votes appear here.',
  },
}

/** What readers said about topics, which admins work off. */
export function CommentsPage() {
  useTitle('Comments')
  return (
    <BackOfficePage
      heading="Comments"
      lead="Comments that readers left with their votes. Names aren’t shown."
    >
      <AdminList list={COMMENTS_LIST} />
    </BackOfficePage>
  )
}
