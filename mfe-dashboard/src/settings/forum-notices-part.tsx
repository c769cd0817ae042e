import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Checkbox, Field, QueryView, Select } from '@nireeka/ui'

import { Waiting } from '../waiting.tsx'
import {
  type NotificationChoices,
  notificationChoices,
  saveNotificationChoices,
} from './forum-notices.api.ts'
import { SettingsPart } from './settings-part.tsx'
import { useSavedChoice } from './use-saved-choice.ts'

/** What the member is told of in the forum, unless they choose otherwise for a thread. */
export function ForumNoticesPart() {
  const { http } = usePlatform()
  return (
    <SettingsPart id="forum-notifications" title="Notifications from the forum">
      <QueryView
        query={useQuery(notificationChoices(http))}
        skeleton={<Waiting lines={2} />}
        failed="Your notifications can’t be shown right now"
      >
        {(choices) => <Choices choices={choices} />}
      </QueryView>
    </SettingsPart>
  )
}

function Choices({ choices }: { choices: NotificationChoices }) {
  const { http } = usePlatform()
  const { choose, isSaving } = useSavedChoice<NotificationChoices>({
    queryKey: notificationChoices(http).queryKey,
    save: (chosen) => saveNotificationChoices(http, chosen),
  })
  return (
    <>
      <Field
        label="When I reply to or open a thread, tell me about"
        hint="This applies to threads from now on. You can change it in each thread."
      >
        <Select
          value={choices.level}
          disabled={isSaving}
          onChange={({ target }) =>
            choose({ ...choices, level: target.value as NotificationChoices['level'] })
          }
        >
          <option value="all">Every reply</option>
          <option value="mentions">Only mentions</option>
          <option value="none">Nothing</option>
        </Select>
      </Field>
      <Checkbox
        label="Tell me when somebody likes my posts"
        checked={choices.isTellingLikes}
        aria-disabled={isSaving || undefined}
        onChange={({ target }) => {
          if (!isSaving) choose({ ...choices, isTellingLikes: target.checked })
        }}
      />
    </>
  )
}
