import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Field, Select } from '@nireeka/ui'

import { type Level, subscribe } from './notifications.api.ts'

const LEVELS: ReadonlyArray<{ level: Level; label: string }> = [
  { level: 'all', label: 'Every new reply' },
  { level: 'mentions', label: 'Only when I’m mentioned' },
  { level: 'none', label: 'Nothing' },
]

interface Props {
  threadId: number
  /** What the member has chosen; null before any choice, which is told of mentions alone. */
  level: Level | null
  onChange?: (level: Level) => void
}

/** The choice of what a member is told about a thread. It is saved at once, and stands as it was when that fails. */
export function Subscription({ threadId, level, onChange }: Props) {
  const { http, notify } = usePlatform()
  const saving = useMutation({
    mutationFn: (chosen: Level) => subscribe(http, threadId, chosen),
    onSuccess: (_answer, chosen) => onChange?.(chosen),
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  const chosen = saving.isError ? level : (saving.variables ?? level)
  return (
    <Field label="Notify me about">
      <Select
        value={chosen ?? 'mentions'}
        disabled={saving.isPending}
        onChange={({ target }) => saving.mutate(target.value as Level)}
      >
        {LEVELS.map((it) => (
          <option key={it.level} value={it.level}>
            {it.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
