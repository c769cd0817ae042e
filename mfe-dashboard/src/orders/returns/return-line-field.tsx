import { RETURN_REASONS, type ReturnReason } from '@nireeka/contracts/api'
import { Field, Picture, Select } from '@nireeka/ui'

import pageStyles from '../order-page.module.css'
import { REASON_LABELS } from './return-texts.ts'
import styles from './returns.module.css'
import type { ReturnableLine } from './returns.api.ts'
import type { Choice } from './use-return-request.ts'

interface Props {
  line: ReturnableLine
  choice: Choice
  onChange: (change: Partial<Choice>) => void
}

/** Asks how many pieces of a line are sent back, and why. */
export const ReturnLineField = ({
  line: { title, description, image, returnable, refusal },
  choice,
  onChange,
}: Props) => (
  <fieldset className={styles.line}>
    <legend className="visually-hidden">{title}</legend>
    <div className={styles.product}>
      <Picture src={image} alt="" sizes="6rem" />
      <div className={pageStyles.words}>
        <span className={pageStyles.title}>{title}</span>
        <span className={pageStyles.quiet}>{refusal ?? description}</span>
      </div>
    </div>
    {returnable > 0 ? (
      <Field label="Quantity to return">
        <Select value={choice.count} onChange={({ target }) => onChange({ count: Number(target.value) })}>
          {Array.from({ length: returnable + 1 }, (_, count) => (
            <option key={count} value={count}>
              {count === 0 ? 'None' : count}
            </option>
          ))}
        </Select>
      </Field>
    ) : null}
    {choice.count > 0 ? (
      <Field label="Reason">
        <Select value={choice.reason} onChange={({ target }) => onChange({ reason: toReason(target.value) })}>
          {RETURN_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {REASON_LABELS[reason]}
            </option>
          ))}
        </Select>
      </Field>
    ) : null}
  </fieldset>
)

const toReason = (text: string): ReturnReason => RETURN_REASONS.find((reason) => reason === text) ?? 'other'
