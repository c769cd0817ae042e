import { usePlatform } from '@nireeka/kit'
import { Accordion, Select } from '@nireeka/ui'
import { Switch } from '@nireeka/ui/switch'
import type { ReactNode } from 'react'

import { AlwaysSent } from './always-sent.tsx'
import {
  type ForumEmails,
  forumEmails,
  type NotificationChoices as Choices,
  notificationChoices,
  saveForumEmails,
  saveNotificationChoices,
} from './forum-notices.api.ts'
import { NewsletterChoice } from './newsletter-choice.tsx'
import { NotificationRow } from './notification-row.tsx'
import styles from './notifications.module.css'
import settings from './settings.module.css'
import { useSavedChoice } from './use-saved-choice.ts'

interface Props {
  choices: Choices
  emails: ForumEmails
}

/** What a member can choose to be told here and by email. A choice that can't be saved stays as it was. */
export const NotificationChoices = ({ choices, emails }: Props) => (
  <div className={styles.choices}>
    <Group id="told-here" title="On this site">
      <NotificationRow
        event="Replies in the forum"
        hint="In threads you open or write in. Each thread can differ."
        control={<Replies choices={choices} />}
      />
      <NotificationRow
        event="Likes"
        hint="When somebody likes your posts."
        control={<Likes choices={choices} />}
      />
    </Group>
    <Group id="told-by-email" title="By email">
      <NotificationRow
        event="Mentions and answers"
        hint="When somebody mentions or answers you."
        control={<Mentions emails={emails} />}
      />
      <NotificationRow
        event="Summary"
        hint="What you haven’t read on the site yet, in one email."
        control={<Summary emails={emails} />}
      />
      <NewsletterChoice />
    </Group>
    <Accordion items={[{ title: 'What we always send you', content: <AlwaysSent /> }]} />
  </div>
)

interface GroupProps {
  id: string
  title: string
  /** One `NotificationRow` for each event. */
  children: ReactNode
}

const Group = ({ id, title, children }: GroupProps) => (
  <section className={styles.group} aria-labelledby={id}>
    <h3 id={id} className={styles.title}>
      {title}
    </h3>
    <ul className={settings.rows}>{children}</ul>
  </section>
)

function useChoices() {
  const { http } = usePlatform()
  return useSavedChoice<Choices>({
    queryKey: notificationChoices(http).queryKey,
    save: (chosen) => saveNotificationChoices(http, chosen),
  })
}

function Replies({ choices }: Pick<Props, 'choices'>) {
  const { choose, isSaving } = useChoices()
  return (
    <Select
      className={settings.select}
      aria-label="Replies on this site"
      value={choices.level}
      disabled={isSaving}
      onChange={({ target }) => choose({ ...choices, level: target.value as Choices['level'] })}
    >
      <option value="all">Every reply</option>
      <option value="mentions">Only mentions</option>
      <option value="none">Nothing</option>
    </Select>
  )
}

function Likes({ choices }: Pick<Props, 'choices'>) {
  const { choose, isSaving } = useChoices()
  return (
    <Switch
      label="Tell me when somebody likes my posts"
      isLabelHidden
      checked={choices.isTellingLikes}
      isBusy={isSaving}
      onChange={({ target }) => choose({ ...choices, isTellingLikes: target.checked })}
    />
  )
}

function useEmails() {
  const { http } = usePlatform()
  return useSavedChoice<ForumEmails>({
    queryKey: forumEmails(http).queryKey,
    save: (chosen) => saveForumEmails(http, chosen),
  })
}

function Mentions({ emails }: Pick<Props, 'emails'>) {
  const { choose, isSaving } = useEmails()
  return (
    <Switch
      label="Email me when somebody mentions or answers me"
      isLabelHidden
      checked={emails.isTellingMentions}
      isBusy={isSaving}
      onChange={({ target }) => choose({ ...emails, isTellingMentions: target.checked })}
    />
  )
}

function Summary({ emails }: Pick<Props, 'emails'>) {
  const { choose, isSaving } = useEmails()
  return (
    <Select
      className={settings.select}
      aria-label="Summary by email"
      value={emails.digest}
      disabled={isSaving}
      onChange={({ target }) => choose({ ...emails, digest: target.value as ForumEmails['digest'] })}
    >
      <option value="off">Off</option>
      <option value="daily">Every day</option>
      <option value="weekly">Every week</option>
    </Select>
  )
}
