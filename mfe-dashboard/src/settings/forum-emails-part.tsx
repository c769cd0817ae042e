import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Checkbox, Field, QueryView, Select } from '@nireeka/ui'

import { Waiting } from '../waiting.tsx'
import { type ForumEmails, forumEmails, saveForumEmails } from './forum-notices.api.ts'
import { SettingsPart } from './settings-part.tsx'
import { useSavedChoice } from './use-saved-choice.ts'

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
  const { http } = usePlatform()
  const { choose, isSaving } = useSavedChoice<ForumEmails>({
    queryKey: forumEmails(http).queryKey,
    save: (chosen) => saveForumEmails(http, chosen),
  })
  return (
    <>
      <Checkbox
        label="Email me when somebody mentions me"
        checked={settings.isTellingMentions}
        aria-disabled={isSaving || undefined}
        onChange={({ target }) => {
          if (!isSaving) choose({ ...settings, isTellingMentions: target.checked })
        }}
      />
      <Field label="Summary of new posts" hint="It covers the threads where you’ve chosen every new reply.">
        <Select
          value={settings.digest}
          disabled={isSaving}
          onChange={({ target }) => choose({ ...settings, digest: target.value as ForumEmails['digest'] })}
        >
          <option value="off">Off</option>
          <option value="daily">Every day</option>
          <option value="weekly">Every week</option>
        </Select>
      </Field>
    </>
  )
}
