import { useTitle } from '@nireeka/kit'
import { Button } from '@nireeka/ui'
import { useState } from 'react'

import { BackOfficePage } from '../../back-office-page.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import type { ListDefinition } from '../../list/list.ts'
import { selectFilter } from '../../list/select-filter.ts'
import { SYNONYM_LABELS } from '../area-labels.ts'
import { SYNONYMS } from '../use-search-call.ts'
import { SynonymActions } from './synonym-actions.tsx'
import { SynonymDialog } from './synonym-dialog.tsx'
import { readSynonyms, type Synonym } from './synonyms.api.ts'

const SYNONYMS_LIST: ListDefinition<Synonym> = {
  name: SYNONYMS,
  title: 'Synonyms',
  nouns: ['synonym', 'synonyms'],
  columns: [
    { header: 'Phrase', cell: ({ phrase }) => phrase },
    { header: 'Means', isFact: true, cell: ({ means }) => means },
    { header: 'Search', isFact: true, cell: ({ area }) => SYNONYM_LABELS[area] },
    { header: 'Actions', isFact: true, cell: (synonym) => <SynonymActions synonym={synonym} /> },
  ],
  filters: [selectFilter({ name: 'area', label: 'Search', options: SYNONYM_LABELS })],
  search: { label: 'Search synonyms', placeholder: 'Phrase or meaning' },
  nameOf: ({ phrase }) => phrase,
  read: readSynonyms,
  empty: {
    title: 'There are no synonyms yet',
    text: 'Words that people use and our texts don’t appear here.',
  },
}

export function SynonymsPage() {
  useTitle('Synonyms')
  const [isOpen, setOpen] = useState(false)
  return (
    <BackOfficePage
      heading="Synonyms"
      lead="Words that people type, and what our texts call it."
      actions={
        <Button size="small" onClick={() => setOpen(true)}>
          Add a synonym
        </Button>
      }
    >
      <AdminList list={SYNONYMS_LIST} />
      {isOpen ? <SynonymDialog synonym={null} onClose={() => setOpen(false)} /> : null}
    </BackOfficePage>
  )
}
