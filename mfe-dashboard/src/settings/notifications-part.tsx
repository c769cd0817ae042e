import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { QueryView } from '@nireeka/ui'

import { Waiting } from '../waiting.tsx'
import { forumEmails, notificationChoices } from './forum-notices.api.ts'
import { NotificationChoices } from './notification-choices.tsx'
import { SettingsPart } from './settings-part.tsx'

const FAILED = 'Your notifications can’t be shown right now'

/** What the member is told of, and by which channel. */
export function NotificationsPart() {
  const { http } = usePlatform()
  const choices = useQuery(notificationChoices(http))
  const emails = useQuery(forumEmails(http))
  const refetch = () => Promise.all([choices, emails].map((query) => query.isError && query.refetch()))
  return (
    <SettingsPart
      id="notifications"
      title="Notifications and emails"
      lead="Choose what we tell you about, and how. Changes are saved right away."
    >
      <QueryView query={{ ...choices, refetch }} skeleton={<Waiting lines={4} />} failed={FAILED}>
        {(chosen) => (
          <QueryView query={{ ...emails, refetch }} skeleton={<Waiting lines={4} />} failed={FAILED}>
            {(settings) => <NotificationChoices choices={chosen} emails={settings} />}
          </QueryView>
        )}
      </QueryView>
    </SettingsPart>
  )
}
