import { Fragment } from 'react'

import styles from './whole-words.module.css'

/** "2-piston" or "e-bike": no line ends after so short a beginning. */
const SHORT_BEGINNING = /^[\p{L}\d]{1,2}-\p{L}/u

/** A title whose lines never end within a word such as "2-piston". The text itself stays as it is. */
export const WholeWords = ({ text }: { text: string }) =>
  text.includes('-')
    ? text.split(' ').map((word, index) => (
        <Fragment key={index}>
          {index > 0 ? ' ' : ''}
          {SHORT_BEGINNING.test(word) ? <span className={styles.whole}>{word}</span> : word}
        </Fragment>
      ))
    : text
