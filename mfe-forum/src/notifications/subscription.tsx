import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Button, Icon, Menu, MenuRadioGroup } from '@nireeka/ui'

import { type Level, subscribe } from './notifications.api.ts'

const LEVELS: ReadonlyArray<{ value: Level; label: string; short: string }> = [
  { value: 'all', label: 'Every new reply', short: 'All replies' },
  { value: 'mentions', label: 'Only when I’m mentioned', short: 'Mentions' },
  { value: 'none', label: 'Nothing', short: 'Muted' },
]

interface Props {
  threadId: number
  /** What the member has chosen; null before any choice, which is told of mentions alone. */
  level: Level | null
}

/** The choice of what a member is told about a thread. It is saved at once, and stands as it was when that fails. */
export function Subscription({ threadId, level }: Props) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: (chosen: Level) => subscribe(http, threadId, chosen),
    // Busy until the page knows the choice, so that it doesn't jump back in between.
    onSuccess: () => queries.invalidateQueries({ queryKey: ['forum-thread-mine'] }),
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  const value = (saving.isPending ? saving.variables : level) ?? 'mentions'
  const short = LEVELS.find((it) => it.value === value)?.short
  const trigger = (
    <Button size="small" tone="secondary">
      <Icon name="bell" />
      <span>
        <span className="visually-hidden">Notify me about:</span> {short}
      </span>
    </Button>
  )
  return (
    <Menu trigger={trigger}>
      <MenuRadioGroup
        label="Notify me about"
        value={value}
        options={LEVELS}
        onChange={(chosen) => saving.mutate(chosen)}
      />
    </Menu>
  )
}
