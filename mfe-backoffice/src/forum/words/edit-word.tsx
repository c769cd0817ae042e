import { Button } from '@nireeka/ui'
import { useState } from 'react'

import { WordDialog } from './word-dialog.tsx'
import type { ListedWord } from './words.api.ts'

/** Opens the dialog that changes a word. */
export function EditWord({ word }: { word: ListedWord }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" tone="secondary" aria-label={`Edit ${word.word}`} onClick={() => setOpen(true)}>
        Edit
      </Button>
      {isOpen ? <WordDialog word={word} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
