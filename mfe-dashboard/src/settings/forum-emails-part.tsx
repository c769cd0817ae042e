import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQuery, useQueryClient } from '@nireeka/kit/query'
import { Checkbox, Field, QueryView, Select } from '@nireeka/ui'

import { type ForumEmails, forumEmails, saveForumEmails } from '../notifications/notifications.api.ts'
import { Waiting } from '../waiting.tsx'
import { SettingsPart } from './settings-part.tsx'

/** Which emails of the forum the member gets. */
export function ForumEmailsPart() {
  const { http } = usePlatform()
  return (
    <SettingsPart id="forum-emails" title="Emails about the forum">
      <QueryView
        query={useQuery(forumEmails(http))}
        skeleton={<Waiting lines={2} />}
        failed="Your emails can’t be shown right now"
      >
        {(settings) => <Choices settings={settings} />}
      </QueryView>
    </SettingsPart>
  )
}

function Choices({ settings }: { settings: ForumEmails }) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const { queryKey } = forumEmails(http)
  const saving = useMutation({
    mutationFn: (chosen: ForumEmails) => saveForumEmails(http, chosen),
    onSuccess: ({ message }, chosen) => {
      queries.setQueryData(queryKey, chosen)
      if (message) notify('success', message)
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return (
    <>
      <Checkbox
        label="Email me when somebody mentions me"
        checked={settings.isTellingMentions}
        aria-disabled={saving.isPending || undefined}
        onChange={({ target }) => {
          if (!saving.isPending) saving.mutate({ ...settings, isTellingMentions: target.checked })
        }}
      />
      <Field label="Summary of new posts" hint="It covers the threads where you chose every new reply.">
        <Select
          value={settings.digest}
          disabled={saving.isPending}
          onChange={({ target }) =>
            saving.mutate({ ...settings, digest: target.value as ForumEmails['digest'] })
          }
        >
          <option value="off">Off</option>
          <option value="daily">Every day</option>
          <option value="weekly">Every week</option>
        </Select>
      </Field>
    </>
  )
}
