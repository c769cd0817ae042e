import { Checkbox } from '@nireeka/ui'
import { useState } from 'react'

import styles from './home-section.module.css'
import { MoveButtons } from './move-buttons.tsx'
import { moved } from './moved.ts'
import type { FieldsProps } from './section.ts'
import { sectionName } from './section-text.ts'
import { useRowFocus } from './use-row-focus.ts'

/** All sections in their order, each of which is shown or hidden. The first one stays where it is. */
export function OrderFields({ data: { sections }, errorAt, onChange }: FieldsProps<'order'>) {
  const { place, follow } = useRowFocus()
  const [said, setSaid] = useState('')
  const last = sections.length - 1
  const error = errorAt('sections')
  function move(from: number, to: number, name: string) {
    follow(from, to)
    setSaid(`${name} is now in place ${to + 1} of ${sections.length}.`)
    onChange({ sections: moved(sections, from, to) })
  }
  return (
    <div ref={place} className={styles.stack}>
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
      <ol className={styles.stack} aria-label="Sections of the home page">
        {sections.map((section, at) => {
          const name = sectionName(section.type)
          return (
            <li key={section.type} className={styles.line} data-row={at}>
              {at === 0 ? (
                <>
                  {name} <span className={styles.quiet}>Always first</span>
                </>
              ) : (
                <>
                  <Checkbox
                    label={name}
                    checked={section.isShown}
                    onChange={({ target }) =>
                      onChange({ sections: sections.with(at, { ...section, isShown: target.checked }) })
                    }
                  />
                  <span className={styles.buttons}>
                    <MoveButtons
                      name={name}
                      at={at}
                      first={1}
                      last={last}
                      onMove={(to) => move(at, to, name)}
                    />
                  </span>
                </>
              )}
            </li>
          )
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}
