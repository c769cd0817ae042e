import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Button, Icon, Menu, MenuRadioGroup } from '@nireeka/ui'

import { type Level, subscribe } from './notifications.api.ts'

/** The choices, and what the button says of each: nobody follows a thread that only tells of mentions. */
const LEVELS: ReadonlyArray<{ value: Level; label: string; short: string }> = [
  { value: 'all', label: 'Every new reply', short: 'Following' },
  { value: 'mentions', label: 'Only when I’m mentioned', short: 'Follow' },
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
    mutationFn: (next: Level) => subscribe(http, threadId, next),
    // Busy until the page knows the choice, so that it doesn't jump back in between.
    onSuccess: () => queries.invalidateQueries({ queryKey: ['forum-thread-mine'] }),
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  const value = (saving.isPending ? saving.variables : level) ?? 'mentions'
  const chosen = LEVELS.find((it) => it.value === value)
  const trigger = (
    <Button size="small" tone="secondary">
      <Icon name="bell" />
      <span>
        {chosen?.short}
        <span className="visually-hidden">. Notify me about: {chosen?.label}</span>
      </span>
    </Button>
  )
  return (
    <Menu trigger={trigger}>
      <MenuRadioGroup
        label="Notify me about"
        value={value}
        options={LEVELS}
        onChange={(next) => saving.mutate(next)}
      />
    </Menu>
  )
}
