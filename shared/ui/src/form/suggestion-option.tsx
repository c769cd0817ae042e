import { Autocomplete } from '@base-ui/react/autocomplete'

import { fillLink } from '../link-slot.ts'
import styles from './combobox.module.css'
import { matchParts } from './match-parts.ts'
import type { Suggestion } from './suggestions.ts'

interface Props {
  item: Suggestion
  /** The typed text, which is highlighted in the label. */
  typed: string
  onChoose: () => void
}

/** One suggestion. With an address it is a real link, which can be opened in a new tab. */
export function SuggestionOption({ item, typed, onChoose }: Props) {
  const content = <Content item={item} typed={typed} />
  return (
    <Autocomplete.Item
      value={item}
      className={styles.option}
      render={item.link ? fillLink(item.link, { children: content }) : undefined}
      onClick={onChoose}
    >
      {content}
    </Autocomplete.Item>
  )
}

const Content = ({ item, typed }: Pick<Props, 'item' | 'typed'>) => (
  <>
    {item.swatch ? (
      <svg className={styles.swatch} viewBox="0 0 28 28" aria-hidden="true">
        <circle cx="14" cy="14" r="13" fill={item.swatch} />
      </svg>
    ) : null}
    <span className={styles.label}>
      {matchParts(item.label, typed).map(({ text, isMatch }, place) =>
        isMatch ? (
          <mark key={place} className={styles.match}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
    {item.details ? <span className={styles.details}>{item.details}</span> : null}
  </>
)
