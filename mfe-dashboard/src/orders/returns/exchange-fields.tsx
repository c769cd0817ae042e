import { Field, Select } from '@nireeka/ui'

import type { ReturnableLine } from './returns.api.ts'
import { type Choice, wantedOf } from './use-return-request.ts'

interface Props {
  lines: readonly ReturnableLine[]
  choiceOf: (lineId: number) => Choice
  onChange: (lineId: number, change: Partial<Choice>) => void
}

/** Asks what is wanted instead of each line that is sent back. */
export function ExchangeFields({ lines, choiceOf, onChange }: Props) {
  const chosen = lines.filter(({ lineId }) => choiceOf(lineId).count > 0)
  if (chosen.length === 0) return <p>Choose what to exchange above.</p>
  return chosen.map((line) =>
    line.exchangeFor.length === 0 ? (
      <p key={line.lineId}>
        {line.title} can’t be exchanged. Please return it on its own, for your money back.
      </p>
    ) : (
      <Field key={line.lineId} label={`Instead of ${line.title}`}>
        <Select
          value={wantedOf(line, choiceOf(line.lineId).exchangeFor) ?? ''}
          onChange={({ target }) => onChange(line.lineId, { exchangeFor: Number(target.value) || null })}
        >
          {line.exchangeFor.length > 1 ? <option value="">Choose</option> : null}
          {line.exchangeFor.map(({ productId, title }) => (
            <option key={productId} value={productId}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
    ),
  )
}
