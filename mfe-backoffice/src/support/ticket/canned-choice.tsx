import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Field, Select } from '@nireeka/ui'
import { useState } from 'react'

import { fillCanned } from '../canned/canned.api.ts'
import type { Desk } from './ticket.api.ts'

interface Props {
  ticketId: number
  answers: Desk['cannedAnswers']
  /** Called with the text, whose fields are filled in. */
  onText: (text: string) => void
}

/** Puts a canned answer into the text, where it is read before it is sent. */
export function CannedChoice({ ticketId, answers, onText }: Props) {
  const { http, notify } = usePlatform()
  const [missing, setMissing] = useState<readonly string[]>([])
  const filling = useMutation({
    mutationFn: (id: number) => fillCanned(http, ticketId, id),
    onSuccess: (filled) => {
      setMissing(filled.missing)
      onText(filled.text)
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  if (answers.length === 0) return null
  return (
    <Field label="Canned answer" hint={hintOf(missing)}>
      <Select
        value=""
        disabled={filling.isPending}
        onChange={({ target }) => filling.mutate(Number(target.value))}
      >
        <option value="">Choose one to add it to the text</option>
        {answers.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const hintOf = (missing: readonly string[]) =>
  missing.length === 0
    ? undefined
    : `Please fill in what this ticket doesn’t say: ${missing.map((field) => `{${field}}`).join(', ')}.`
