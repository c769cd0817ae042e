import { formatNumber } from '@nireeka/contracts'
import { STAFF_THREAD_STATES } from '@nireeka/contracts/api'
import { useTitle } from '@nireeka/kit'
import { Badge, type BadgeTone } from '@nireeka/ui'

import { BackOfficePage } from '../../back-office-page.tsx'
import { Below } from '../../below.tsx'
import { DateAndTime } from '../../date-and-time.tsx'
import { readable } from '../../labels.ts'
import { AdminList } from '../../list/admin-list.tsx'
import type { ListDefinition } from '../../list/list.ts'
import styles from '../forum.module.css'
import { readThreads, type ThreadRow } from './threads.api.ts'

/** Returns what a thread is beside being open, the gravest first. */
const statesOf = (thread: ThreadRow): Array<[label: string, tone: BadgeTone]> => {
  const all: Array<[boolean, string, BadgeTone]> = [
    [thread.isDeleted, 'Deleted', 'danger'],
    [thread.mergedIntoId !== null, 'Merged', 'neutral'],
    [thread.isHidden, 'Hidden', 'highlight'],
    [thread.isLocked, 'Locked', 'neutral'],
    [thread.isPinned, 'Pinned', 'info'],
    [thread.isSolved, 'Solved', 'success'],
  ]
  return all.flatMap(([isSo, label, tone]) => (isSo ? [[label, tone]] : []))
}

const States = ({ thread }: { thread: ThreadRow }) => {
  const states = statesOf(thread)
  if (states.length === 0) return 'Open'
  return (
    <span className={styles.badges}>
      {states.map(([label, tone]) => (
        <Badge key={label} tone={tone}>
          {label}
        </Badge>
      ))}
    </span>
  )
}

const THREADS_LIST: ListDefinition<ThreadRow> = {
  name: 'forum-threads',
  title: 'Threads',
  nouns: ['thread', 'threads'],
  columns: [
    {
      header: 'Thread',
      cell: ({ id, title }) => (
        <span className={styles.words}>
          {title}
          <Below>Number {id}</Below>
        </span>
      ),
    },
    { header: 'Category', cell: ({ category }) => category },
    { header: 'Author', cell: ({ author }) => <span className={styles.words}>{author.userName}</span> },
    { header: 'Status', cell: (thread) => <States thread={thread} /> },
    { header: 'Posts', align: 'end', isFact: true, cell: ({ posts }) => formatNumber(posts) },
    {
      header: 'Latest post',
      isFact: true,
      cell: ({ lastPostAt }) => <DateAndTime at={new Date(lastPostAt)} />,
    },
  ],
  filters: [
    {
      kind: 'chips',
      name: 'state',
      label: 'Threads by status',
      any: 'All',
      options: STAFF_THREAD_STATES.map((value) => ({ value, label: readable(value) })),
    },
  ],
  search: { label: 'Search threads', placeholder: 'Number, title or author' },
  nameOf: ({ title }) => title,
  pathOf: ({ id, isDeleted }) => (isDeleted ? null : `/forum/thread/${id}`),
  read: readThreads,
  empty: { title: 'No threads yet', text: 'Threads that members open appear here.' },
}

export function ThreadsPage() {
  useTitle('Threads')
  return (
    <BackOfficePage
      heading="Threads"
      lead="All threads, hidden and deleted ones included. A deleted thread has no page any more."
    >
      <AdminList list={THREADS_LIST} />
    </BackOfficePage>
  )
}
