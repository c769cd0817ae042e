import { Button } from '@nireeka/ui'

import { EditSection } from '../form/edit-section.tsx'
import { movedUp, withItem, withoutItem } from '../form/list-items.ts'
import { messagesIn } from '../form/messages-in.ts'
import { CheckFields } from './check-fields.tsx'
import type { CheckValues } from './diagnosis.api.ts'
import styles from './diagnosis.module.css'
import type { GuideFormState } from './guide-form.tsx'
import { freeKey, newCheck } from './guide-values.ts'

/** The checks in their order, of which the first is the beginning. */
export function ChecksSection({ form }: { form: GuideFormState }) {
  const [checks, outcomes] = [form.watch('checks'), form.watch('outcomes')]
  const change = (next: CheckValues[]) => form.setValue('checks', next, { shouldDirty: true })
  const { checks: errors } = form.errors
  const overall = Array.isArray(errors) ? [] : messagesIn(errors)
  return (
    <EditSection
      heading="Checks"
      lead="The first one is asked first. Each answer leads to a check further down, or to an outcome."
    >
      {overall.map((sentence) => (
        <p key={sentence} className={styles.error} role="alert">
          {sentence}
        </p>
      ))}
      {checks.map((check, at) => (
        <CheckFields
          key={check.key}
          number={at + 1}
          check={check}
          guide={{ checks, outcomes }}
          errors={messagesIn(Array.isArray(errors) ? errors[at] : null)}
          onChange={(next) => change(withItem(checks, at, next))}
          onMoveUp={at > 0 ? () => change(movedUp(checks, at)) : null}
          onRemove={checks.length > 1 ? () => change(withoutItem(checks, at)) : null}
        />
      ))}
      <p>
        <Button
          tone="secondary"
          size="small"
          onClick={() => change([...checks, newCheck(freeKey('check', checks), outcomes[0]?.key ?? '')])}
        >
          Add a check
        </Button>
      </p>
    </EditSection>
  )
}
