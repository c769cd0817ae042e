import { Avatar } from '@nireeka/ui'
import { useLayoutEffect, useRef } from 'react'

import type { Place } from './caret-place.ts'
import styles from './mentions.module.css'
import type { Person } from './people.api.ts'

interface Props {
  id: string
  items: readonly Person[]
  /** The place of the chosen one. */
  active: number
  place: Place | undefined
  onChoose: (person: Person) => void
}

/** The members that a mention may mean, below what is typed. */
export function MentionList(props: Props) {
  const count = props.items.length
  const said = count === 1 ? '1 member' : `${count} members`
  return (
    <>
      {count > 0 ? <People {...props} /> : null}
      <output className="visually-hidden" aria-live="polite">
        {count > 0 ? `${said}. Use the arrow keys and Enter to choose.` : ''}
      </output>
    </>
  )
}

function People({ id, items, active, place, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const { left = 0, top = 0 } = place ?? {}
  useLayoutEffect(() => {
    // Set here, because the page's policy allows no style attributes.
    list.current?.style.setProperty('--left', `${left}px`)
    list.current?.style.setProperty('--top', `${top}px`)
  }, [left, top])
  return (
    <div ref={list} id={id} role="listbox" aria-label="Members" className={styles.list}>
      {items.map((person, position) => (
        <div
          key={person.id}
          id={`${id}-${person.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={position === active}
          className={styles.person}
          onMouseDown={(event) => {
            // The text keeps the focus.
            event.preventDefault()
            onChoose(person)
          }}
        >
          <Avatar name={person.userName} picture={person.avatar} />
          <bdi>{person.userName}</bdi>
        </div>
      ))}
    </div>
  )
}
