import { keepUnits } from '@nireeka/kit'
import { Fragment } from 'react'

import { splitByWords } from '../manual/search.ts'

/** A text with the searched words highlighted. */
export const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  splitByWords(keepUnits(text), words).map((part, place) =>
    place % 2 === 1 ? (
      <mark key={`${place}-${part}`}>{part}</mark>
    ) : (
      <Fragment key={`${place}-${part}`}>{part}</Fragment>
    ),
  )
