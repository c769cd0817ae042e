import { Fragment } from 'react'

import { markWords } from './mark-words.ts'
import styles from './marked.module.css'

/** A text with the words of a search highlighted. */
export const Marked = ({ text, q }: { text: string; q: string }) =>
  markWords(text, q).map((part, place) =>
    part.isMatch ? (
      <mark key={place} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      <Fragment key={place}>{part.text}</Fragment>
    ),
  )
