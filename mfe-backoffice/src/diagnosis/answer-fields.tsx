import { Button, Field, Select, TextInput } from '@nireeka/ui'

import type { CheckValues, GuideValues } from './diagnosis.api.ts'
import styles from './diagnosis.module.css'
import { placeOf } from './guide-texts.ts'

type Answer = CheckValues['answers'][number]

interface Props {
  number: number
  answer: Answer
  /** The key of the check that it answers, to which it can't lead. */
  from: string
  guide: Pick<GuideValues, 'checks' | 'outcomes'>
  onChange: (answer: Answer) => void
  /** Null where two answers are left. */
  onRemove: (() => void) | null
}

/** An answer, and the check or the outcome that it leads to. */
export function AnswerFields({ number, answer, from, guide, onChange, onRemove }: Props) {
  const keys = [...guide.checks, ...guide.outcomes].map(({ key }) => key).filter((key) => key !== from)
  const isLost = !keys.includes(answer.to)
  return (
    <div className={styles.answer}>
      <Field label={`Answer ${number}`}>
        <TextInput
          value={answer.label}
          maxLength={80}
          onChange={(event) => onChange({ ...answer, label: event.target.value })}
        />
      </Field>
      <Field label={`Answer ${number} leads to`}>
        <Select value={answer.to} onChange={(event) => onChange({ ...answer, to: event.target.value })}>
          {isLost ? <option value={answer.to}>Nowhere</option> : null}
          {keys.map((key) => (
            <option key={key} value={key}>
              {placeOf(key, guide)}
            </option>
          ))}
        </Select>
      </Field>
      {onRemove ? (
        <Button tone="quiet" size="small" onClick={onRemove}>
          Remove answer {number}
        </Button>
      ) : null}
    </div>
  )
}
