import { Link } from '@nireeka/kit/router'
import type { FocusEvent, KeyboardEvent } from 'react'

import styles from './search-box.module.css'
import type { Suggestion } from './suggestions.ts'

interface Props {
  suggestions: Suggestion[]
  /** What the keys do at a place of the list. */
  walk: (place: number) => (event: KeyboardEvent) => void
  leave: (event: FocusEvent) => void
  onChoose: () => void
}

/** Plain links, so that each can also be opened beside this page. */
export const SuggestionList = ({ suggestions, walk, leave, onChoose }: Props) => (
  <>
    <output className="visually-hidden">
      {suggestions.length > 0 ? `Suggestions: ${suggestions.length}. The arrow keys lead to them.` : ''}
    </output>
    {suggestions.length === 0 ? null : (
      <ul className={styles.list} aria-label="Suggestions">
        {suggestions.map(({ id, title, details, to }, place) => (
          <li key={id}>
            <Link className={styles.option} to={to} onKeyDown={walk(place)} onBlur={leave} onClick={onChoose}>
              <span className={styles.title}>{title}</span>
              <span className={styles.details}>{details}</span>
            </Link>
          </li>
        ))}
      </ul>
    )}
  </>
)
