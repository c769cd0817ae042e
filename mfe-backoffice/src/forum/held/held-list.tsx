import { HELD_REASONS } from '@nireeka/contracts/api'
import { Badge } from '@nireeka/ui'

import { Below } from '../../below.tsx'
import { DateAndTime } from '../../date-and-time.tsx'
import type { BulkAction } from '../../list/bulk/bulk-action.ts'
import type { ListDefinition } from '../../list/list.ts'
import { bulkWithReason } from '../bulk-reason-dialog.tsx'
import { beginningOf, HELD_REASON_LABELS, HELD_STATE_LABELS } from '../forum-labels.ts'
import styles from '../forum.module.css'
import { decideHeldPost, type HeldPost, readHeldPosts, titleOf } from './held.api.ts'

const NOUNS = ['held post', 'held posts'] as const

export const HELD_LIST: ListDefinition<HeldPost> = {
  name: 'forum-held',
  title: 'Held posts',
  nouns: NOUNS,
  columns: [
    {
      header: 'Post',
      cell: (post) => (
        <span className={styles.words}>
          {titleOf(post)}
          <Below>{beginningOf(post.body)}</Below>
        </span>
      ),
    },
    { header: 'Author', cell: ({ author }) => <span className={styles.words}>{author.userName}</span> },
    { header: 'Held for', isFact: true, cell: ({ reason }) => HELD_REASON_LABELS[reason] },
    {
      header: 'Status',
      cell: ({ state }) => (
        <Badge tone={HELD_STATE_LABELS[state].tone}>{HELD_STATE_LABELS[state].label}</Badge>
      ),
    },
    { header: 'Written', isFact: true, cell: ({ at }) => <DateAndTime at={new Date(at)} /> },
  ],
  filters: [
    {
      kind: 'chips',
      name: 'state',
      label: 'Held posts by status',
      any: 'Waiting',
      options: (['approved', 'rejected'] as const).map((value) => ({
        value,
        label: HELD_STATE_LABELS[value].label,
      })),
    },
    {
      kind: 'select',
      name: 'reason',
      label: 'Held for',
      any: 'Any reason',
      options: HELD_REASONS.map((value) => ({ value, label: HELD_REASON_LABELS[value] })),
    },
  ],
  search: { label: 'Search held posts', placeholder: 'Title, text or author' },
  nameOf: titleOf,
  pathOf: ({ id }) => `/backoffice/forum/held/${id}`,
  read: readHeldPosts,
  empty: { title: 'Nothing to review', text: 'Posts waiting for a moderator appear here.' },
}

const HINT = 'Visible to the authors.'

export const HELD_ACTIONS: ReadonlyArray<BulkAction<HeldPost>> = [
  bulkWithReason({
    label: 'Approve',
    running: 'Publishing posts',
    nouns: NOUNS,
    hint: HINT,
    act: (http, row, reason) => decideHeldPost(http, row, { decision: 'approve', reason }),
  }),
  bulkWithReason({
    label: 'Reject',
    running: 'Rejecting posts',
    nouns: NOUNS,
    hint: HINT,
    act: (http, row, reason) => decideHeldPost(http, row, { decision: 'reject', reason }),
  }),
]
