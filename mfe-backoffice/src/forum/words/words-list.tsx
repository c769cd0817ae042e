import { WORD_ACTIONS } from '@nireeka/contracts/api'
import { Badge } from '@nireeka/ui'

import type { BulkAction } from '../../list/bulk/bulk-action.ts'
import type { ListDefinition } from '../../list/list.ts'
import { bulkWithReason } from '../bulk-reason-dialog.tsx'
import { EditWord } from './edit-word.tsx'
import { ACTION_LABELS, type ListedWord, readWords, removeWord } from './words.api.ts'

const NOUNS = ['word', 'words'] as const

export const WORDS_LIST: ListDefinition<ListedWord> = {
  name: 'forum-words',
  title: 'Word list',
  nouns: NOUNS,
  columns: [
    { header: 'Word', cell: ({ word }) => word },
    {
      header: 'Status',
      cell: ({ action }) => (
        <Badge tone={action === 'refuse' ? 'danger' : 'highlight'}>{ACTION_LABELS[action]}</Badge>
      ),
    },
    { header: 'Actions', isFact: true, cell: (word) => <EditWord word={word} /> },
  ],
  filters: [
    {
      kind: 'chips',
      name: 'action',
      label: 'Words by what they do',
      any: 'All',
      options: WORD_ACTIONS.map((value) => ({ value, label: ACTION_LABELS[value] })),
    },
  ],
  search: { label: 'Search words', placeholder: 'Word' },
  nameOf: ({ word }) => word,
  read: readWords,
  empty: { title: 'The list is empty', text: 'Posts with a listed word are held or rejected.' },
}

export const WORD_BULK: ReadonlyArray<BulkAction<ListedWord>> = [
  bulkWithReason({
    label: 'Remove',
    running: 'Removing words',
    nouns: NOUNS,
    hint: 'Kept in the audit log.',
    act: removeWord,
  }),
]
