import { TEXT_LIMITS } from '@nireeka/contracts/api'
import { Button } from '@nireeka/ui'

import { messagesIn } from '../../form/messages-in.ts'
import { movedUp, withItem, withoutItem } from '../../form/list-items.ts'
import { SectionFields } from './section-fields.tsx'
import styles from './text.module.css'
import { hasGroups, newSection, type SectionValues } from './text-values.ts'
import { useSectionFocus } from './use-section-focus.ts'

interface Props {
  sections: SectionValues[]
  /** The errors of the field, of any depth. */
  errors: unknown
  onChange: (sections: SectionValues[]) => void
}

/** The sections of a text in their order, each of which can be moved and removed. */
export function SectionsFields({ sections, errors, onChange }: Props) {
  const { place, focus, said } = useSectionFocus()
  const name = hasGroups({ sections }) ? 'question' : 'section'
  function move(at: number, to: number) {
    onChange(movedUp(sections, Math.max(at, to)))
    focus(to, `Now ${name} ${to + 1} of ${sections.length}.`)
  }
  const remove = (at: number) => {
    onChange(withoutItem(sections, at))
    focus(Math.max(0, at - 1), `The ${name} is removed.`)
  }
  const overall = Array.isArray(errors) ? [] : messagesIn(errors)
  return (
    <div ref={place} className={styles.list}>
      {overall.map((sentence) => (
        <p key={sentence} className={styles.error} role="alert">
          {sentence}
        </p>
      ))}
      {sections.map((section, at) => (
        <SectionFields
          // A section has no name that stays.
          key={at}
          number={at + 1}
          section={section}
          errors={messagesIn(Array.isArray(errors) ? errors[at] : null)}
          onChange={(next) => onChange(withItem(sections, at, next))}
          onMoveUp={at > 0 ? () => move(at, at - 1) : null}
          onMoveDown={at < sections.length - 1 ? () => move(at, at + 1) : null}
          onRemove={sections.length > 1 && !section.table ? () => remove(at) : null}
        />
      ))}
      {sections.length < TEXT_LIMITS.sections ? (
        <p>
          <Button
            tone="secondary"
            size="small"
            onClick={() => {
              onChange([...sections, newSection({ sections })])
              focus(sections.length, '')
            }}
          >
            Add a {name}
          </Button>
        </p>
      ) : null}
      <output className="visually-hidden">{said}</output>
    </div>
  )
}
