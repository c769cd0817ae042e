import { TEXT_LIMITS, type TextWayData } from '@nireeka/contracts/api'
import { Button, Field, TextInput } from '@nireeka/ui'

import { withItem, withoutItem } from '../../form/list-items.ts'
import { messagesIn } from '../../form/messages-in.ts'
import styles from './text.module.css'

interface Props {
  ways: TextWayData[]
  errors: unknown
  onChange: (ways: TextWayData[]) => void
}

const FIELDS = [
  { name: 'title', label: 'What to do', most: 40 },
  { name: 'label', label: 'Link text', most: 80 },
  { name: 'to', label: 'Link', hint: 'tel:, mailto: or a page of ours, such as /help-center.', most: 200 },
  { name: 'note', label: 'Note', most: 160 },
] as const

/** The ways to reach us that stand above the text. */
export const WaysFields = ({ ways, errors, onChange }: Props) => (
  <div className={styles.list}>
    {ways.map((way, at) => (
      <WayFields
        key={at}
        number={at + 1}
        way={way}
        errors={Array.isArray(errors) ? errors[at] : null}
        onChange={(next) => onChange(withItem(ways, at, next))}
        onRemove={ways.length > 1 ? () => onChange(withoutItem(ways, at)) : null}
      />
    ))}
    {ways.length < TEXT_LIMITS.ways ? (
      <p>
        <Button
          tone="secondary"
          size="small"
          onClick={() => onChange([...ways, { title: '', label: '', to: '', note: '' }])}
        >
          Add a way
        </Button>
      </p>
    ) : null}
  </div>
)

interface WayProps {
  number: number
  way: TextWayData
  errors: unknown
  onChange: (way: TextWayData) => void
  onRemove: (() => void) | null
}

function WayFields({ number, way, errors, onChange, onRemove }: WayProps) {
  const errorsOf = (name: string) => messagesIn((errors as Record<string, unknown> | null)?.[name])
  return (
    <fieldset className={styles.item}>
      <legend className={styles.legend}>Way {number}</legend>
      {FIELDS.map(({ name, label, most, ...more }) => (
        <Field key={name} label={label} errors={errorsOf(name)} {...more}>
          <TextInput
            value={way[name]}
            maxLength={most}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...way, [name]: target.value })}
          />
        </Field>
      ))}
      {onRemove ? (
        <p className={styles.buttons}>
          <Button tone="quiet" size="small" onClick={onRemove}>
            Remove way {number}
          </Button>
        </p>
      ) : null}
    </fieldset>
  )
}
