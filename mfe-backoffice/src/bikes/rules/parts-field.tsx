import { Button, Field, Select } from '@nireeka/ui'

import styles from '../bikes.module.css'
import type { Choices } from '../choices.api.ts'

interface Props {
  label: string
  parts: Choices['parts']
  chosen: readonly number[]
  error?: string
  isOptional?: boolean
  onChange: (chosen: number[]) => void
}

/** Asks for several parts. */
export function PartsField({ label, parts, chosen, error, isOptional, onChange }: Props) {
  const slots = [...new Set(parts.map(({ slot }) => slot))]
  const left = parts.filter(({ id }) => !chosen.includes(id))
  return (
    <div>
      <Field label={label} errors={[error]} isOptional={isOptional}>
        <Select value="" onChange={({ target }) => onChange([...chosen, Number(target.value)])}>
          <option value="">Add a part…</option>
          {slots.map((slot) => (
            <optgroup key={slot} label={slot}>
              {left
                .filter((part) => part.slot === slot)
                .map((part) => (
                  <option key={part.id} value={part.id}>
                    {nameOf(part)}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      {chosen.length > 0 ? (
        <ul aria-label={label}>
          {chosen.map((id) => (
            <Chosen
              key={id}
              name={chosenName(parts, id)}
              onRemove={() => onChange(chosen.filter((it) => it !== id))}
            />
          ))}
        </ul>
      ) : null}
    </div>
  )
}

const Chosen = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <li className={styles.row}>
    <span>{name}</span>
    <Button size="small" tone="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
      Remove
    </Button>
  </li>
)

/** Several parts have one title, so the number and the bikes tell them apart. */
const nameOf = ({ id, title, bikes }: Choices['parts'][number]) =>
  [title, id, bikes.map((bike) => bike.replace('Nireeka ', '')).join(', ')].filter(Boolean).join(' · ')

function chosenName(parts: Choices['parts'], id: number): string {
  const part = parts.find((it) => it.id === id)
  return part ? nameOf(part) : `Part ${id}`
}
