import { DIAGNOSIS_OUTCOMES } from '@nireeka/contracts/api'
import { Button, Field, Select, TextArea, TextInput } from '@nireeka/ui'

import { EditSection } from '../form/edit-section.tsx'
import { withItem, withoutItem } from '../form/list-items.ts'
import { messagesIn } from '../form/messages-in.ts'
import { WordsField } from '../form/words-field.tsx'
import type { OutcomeValues } from './diagnosis.api.ts'
import styles from './diagnosis.module.css'
import type { GuideFormState } from './guide-form.tsx'
import { OUTCOME_LABELS } from './guide-texts.ts'
import { freeKey, newOutcome } from './guide-values.ts'

/** How the paths of a guide end. */
export function OutcomesSection({ form }: { form: GuideFormState }) {
  const outcomes = form.watch('outcomes')
  const change = (next: OutcomeValues[]) => form.setValue('outcomes', next, { shouldDirty: true })
  const { outcomes: errors } = form.errors
  const overall = Array.isArray(errors) ? [] : messagesIn(errors)
  return (
    <EditSection heading="Outcomes" lead="Parts can be added to the cart; tickets list what was tried.">
      {overall.map((sentence) => (
        <p key={sentence} className={styles.error} role="alert">
          {sentence}
        </p>
      ))}
      {outcomes.map((outcome, at) => (
        <OutcomeFields
          key={outcome.key}
          number={at + 1}
          outcome={outcome}
          errors={messagesIn(Array.isArray(errors) ? errors[at] : null)}
          onChange={(next) => change(withItem(outcomes, at, next))}
          onRemove={outcomes.length > 1 ? () => change(withoutItem(outcomes, at)) : null}
        />
      ))}
      <p>
        <Button
          tone="secondary"
          size="small"
          onClick={() => change([...outcomes, newOutcome(freeKey('outcome', outcomes))])}
        >
          Add an outcome
        </Button>
      </p>
    </EditSection>
  )
}

interface Props {
  number: number
  outcome: OutcomeValues
  errors: string[]
  onChange: (outcome: OutcomeValues) => void
  /** Null for the only outcome. */
  onRemove: (() => void) | null
}

function OutcomeFields({ number, outcome, errors, onChange, onRemove }: Props) {
  const { kind, title, text, parts } = outcome
  function setKind(value: string) {
    const next = DIAGNOSIS_OUTCOMES.find((it) => it === value) ?? kind
    onChange({ ...outcome, kind: next, parts: next === 'part' ? parts : [] })
  }
  return (
    <fieldset className={styles.item}>
      <legend className={styles.legend}>Outcome {number}</legend>
      <Field label="Kind of outcome">
        <Select value={kind} onChange={(event) => setKind(event.target.value)}>
          {DIAGNOSIS_OUTCOMES.map((value) => (
            <option key={value} value={value}>
              {OUTCOME_LABELS[value]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Outcome’s title" errors={errors}>
        <TextInput
          value={title}
          maxLength={120}
          onChange={(event) => onChange({ ...outcome, title: event.target.value })}
        />
      </Field>
      <Field label="Text" isOptional>
        <TextArea
          value={text}
          rows={2}
          maxLength={800}
          onChange={(event) => onChange({ ...outcome, text: event.target.value })}
        />
      </Field>
      {kind === 'part' ? (
        <WordsField
          label="Part numbers"
          hint="Up to six, separated by commas. Riders see which of them fit their bike."
          words={parts}
          onChange={(next) => onChange({ ...outcome, parts: next })}
        />
      ) : null}
      {onRemove ? (
        <p>
          <Button tone="quiet" size="small" onClick={onRemove}>
            Remove outcome {number}
          </Button>
        </p>
      ) : null}
    </fieldset>
  )
}
