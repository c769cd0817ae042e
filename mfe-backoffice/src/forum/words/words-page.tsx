import { useTitle } from '@nireeka/kit'
import { Button } from '@nireeka/ui'
import { useState } from 'react'

import { BackOfficePage } from '../../back-office-page.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import { TryText } from './try-text.tsx'
import { WordDialog } from './word-dialog.tsx'
import { WORD_BULK, WORDS_LIST } from './words-list.tsx'

export function WordsPage() {
  useTitle('Word list')
  const [isOpen, setOpen] = useState(false)
  return (
    <BackOfficePage
      heading="Word list"
      lead="Posts with these words are held for a moderator or rejected."
      actions={<Button onClick={() => setOpen(true)}>Add a word</Button>}
    >
      <AdminList list={WORDS_LIST} bulk={WORD_BULK} />
      <TryText />
      {isOpen ? <WordDialog word={null} onClose={() => setOpen(false)} /> : null}
    </BackOfficePage>
  )
}
