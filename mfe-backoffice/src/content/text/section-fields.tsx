import { Button, Field, TextInput } from '@nireeka/ui'

import { ParagraphsField } from './paragraphs-field.tsx'
import styles from './text.module.css'
import { LOOK_NOTES, type SectionValues, TABLE_NOTES } from './text-values.ts'

interface Props {
  number: number
  section: SectionValues
  errors: string[]
  onChange: (section: SectionValues) => void
  /** Null for the first one. */
  onMoveUp: (() => void) | null
  /** Null for the last one. */
  onMoveDown: (() => void) | null
  /** Null for one that the page needs. */
  onRemove: (() => void) | null
}

/** A section of a text, or a question: its heading, its paragraphs and its address. */
export function SectionFields({ number, section, errors, onChange, ...moves }: Props) {
  const { id = '', group, heading, paragraphs, table, look } = section
  const change = (part: Partial<SectionValues>) => onChange({ ...section, ...part })
  const isQuestion = group !== undefined
  return (
    <fieldset className={styles.item} data-section>
      <legend className={styles.legend}>
        {isQuestion ? 'Question' : 'Section'} {number}
      </legend>
      <Field label={isQuestion ? 'Question' : 'Heading'} errors={errors}>
        <TextInput
          value={heading}
          maxLength={160}
          autoComplete="off"
          onChange={({ target }) => change({ heading: target.value })}
        />
      </Field>
      {isQuestion ? (
        <Field label="Group" hint="Questions in the same group appear together.">
          <TextInput
            value={group}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => change({ group: target.value })}
          />
        </Field>
      ) : null}
      <ParagraphsField
        label={isQuestion ? 'Answer' : 'Text'}
        paragraphs={paragraphs}
        onChange={(next) => change({ paragraphs: next })}
      />
      {table ? <p className={styles.quiet}>{TABLE_NOTES[table]}</p> : null}
      {look ? <p className={styles.quiet}>{LOOK_NOTES[look]}</p> : null}
      <Field
        label="Address"
        hint="What follows the # in a link to it. Shared links stop working when it changes."
        isOptional
      >
        <TextInput
          value={id}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="off"
          onChange={({ target }) => change({ id: target.value === '' ? undefined : target.value })}
        />
      </Field>
      <MoveButtons {...moves} name={`${isQuestion ? 'question' : 'section'} ${number}`} />
    </fieldset>
  )
}

interface Moves extends Pick<Props, 'onMoveUp' | 'onMoveDown' | 'onRemove'> {
  /** The section's name in the buttons: "section 2". */
  name: string
}

const MoveButtons = ({ name, onMoveUp, onMoveDown, onRemove }: Moves) => (
  <p className={styles.buttons}>
    {onMoveUp ? (
      <Button tone="quiet" size="small" onClick={onMoveUp}>
        Move up<span className="visually-hidden">: {name}</span>
      </Button>
    ) : null}
    {onMoveDown ? (
      <Button tone="quiet" size="small" onClick={onMoveDown}>
        Move down<span className="visually-hidden">: {name}</span>
      </Button>
    ) : null}
    {onRemove ? (
      <Button tone="quiet" size="small" onClick={onRemove}>
        Remove {name}
      </Button>
    ) : null}
  </p>
)
