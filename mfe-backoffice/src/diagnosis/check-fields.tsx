import { Button, Field, TextArea, TextInput } from '@nireeka/ui'

import { withItem, withoutItem } from '../form/list-items.ts'
import { AnswerFields } from './answer-fields.tsx'
import type { CheckValues, GuideValues } from './diagnosis.api.ts'
import styles from './diagnosis.module.css'

interface Props {
  number: number
  check: CheckValues
  guide: Pick<GuideValues, 'checks' | 'outcomes'>
  errors: string[]
  onChange: (check: CheckValues) => void
  /** Null for the first check. */
  onMoveUp: (() => void) | null
  /** Null for the only check. */
  onRemove: (() => void) | null
}

const MOST_ANSWERS = 6

/** A check: its question, how to find out, and its answers. */
export function CheckFields({ number, check, guide, errors, onChange, onMoveUp, onRemove }: Props) {
  const { answers } = check
  const change = (part: Partial<CheckValues>) => onChange({ ...check, ...part })
  return (
    <fieldset className={styles.item}>
      <legend className={styles.legend}>Check {number}</legend>
      <Field label="Question" errors={errors}>
        <TextInput
          value={check.question}
          maxLength={160}
          onChange={(event) => change({ question: event.target.value })}
        />
      </Field>
      <Field label="How to find out" isOptional>
        <TextArea
          value={check.help}
          rows={2}
          maxLength={800}
          onChange={(event) => change({ help: event.target.value })}
        />
      </Field>
      {answers.map((answer, at) => (
        <AnswerFields
          // The place is the only name that an answer has.
          key={at}
          number={at + 1}
          answer={answer}
          from={check.key}
          guide={guide}
          onChange={(next) => change({ answers: withItem(answers, at, next) })}
          onRemove={answers.length > 2 ? () => change({ answers: withoutItem(answers, at) }) : null}
        />
      ))}
      <p className={styles.buttons}>
        {answers.length < MOST_ANSWERS ? (
          <Button
            tone="quiet"
            size="small"
            onClick={() => change({ answers: [...answers, { label: '', to: answers[0]?.to ?? '' }] })}
          >
            Add an answer
          </Button>
        ) : null}
        {onMoveUp ? (
          <Button tone="quiet" size="small" onClick={onMoveUp}>
            Move up
          </Button>
        ) : null}
        {onRemove ? (
          <Button tone="quiet" size="small" onClick={onRemove}>
            Remove check {number}
          </Button>
        ) : null}
      </p>
    </fieldset>
  )
}
