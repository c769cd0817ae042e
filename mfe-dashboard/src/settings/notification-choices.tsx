import { usePlatform } from '@nireeka/kit'
import { Accordion, Checkbox, Field, Select } from '@nireeka/ui'

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
import styles from './notifications.module.css'
import { useSavedChoice } from './use-saved-choice.ts'

interface Props {
  choices: Choices
  emails: ForumEmails
}

/** What a member can choose to be told. A choice that can't be saved stays as it was. */
export const NotificationChoices = ({ choices, emails }: Props) => (
  <div className={styles.choices}>
    <OnSite choices={choices} />
    <ByEmail emails={emails} />
    <Accordion items={[{ title: 'What we always send you', content: <AlwaysSent /> }]} />
  </div>
)

function OnSite({ choices }: { choices: Choices }) {
  const { http } = usePlatform()
  const { choose, isSaving } = useSavedChoice<Choices>({
    queryKey: notificationChoices(http).queryKey,
    save: (chosen) => saveNotificationChoices(http, chosen),
  })
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Forum</legend>
      <Field
        label="Replies on this site"
        hint="In threads you open or write in from now on. You can change it in each thread."
      >
        <Select
          value={choices.level}
          disabled={isSaving}
          onChange={({ target }) => choose({ ...choices, level: target.value as Choices['level'] })}
        >
          <option value="all">Every reply</option>
          <option value="mentions">Only mentions</option>
          <option value="none">Nothing</option>
        </Select>
      </Field>
      <Switch
        label="Tell me when somebody likes my posts"
        isOn={choices.isTellingLikes}
        isSaving={isSaving}
        onChange={(isTellingLikes) => choose({ ...choices, isTellingLikes })}
      />
    </fieldset>
  )
}

function ByEmail({ emails }: { emails: ForumEmails }) {
  const { http } = usePlatform()
  const { choose, isSaving } = useSavedChoice<ForumEmails>({
    queryKey: forumEmails(http).queryKey,
    save: (chosen) => saveForumEmails(http, chosen),
  })
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Emails</legend>
      <Switch
        label="Email me when somebody mentions or answers me"
        isOn={emails.isTellingMentions}
        isSaving={isSaving}
        onChange={(isTellingMentions) => choose({ ...emails, isTellingMentions })}
      />
      <Field
        label="Summary by email"
        hint="Replies, mentions and moderators’ messages you haven’t read on the site yet, in one email."
      >
        <Select
          value={emails.digest}
          disabled={isSaving}
          onChange={({ target }) => choose({ ...emails, digest: target.value as ForumEmails['digest'] })}
        >
          <option value="off">Off</option>
          <option value="daily">Every day</option>
          <option value="weekly">Every week</option>
        </Select>
      </Field>
      <div className={styles.newsletter}>
        <span>Newsletter:</span> <NewsletterChoice />
      </div>
    </fieldset>
  )
}

interface SwitchProps {
  label: string
  isOn: boolean
  isSaving: boolean
  onChange: (isOn: boolean) => void
}

const Switch = ({ label, isOn, isSaving, onChange }: SwitchProps) => (
  <Checkbox
    label={label}
    checked={isOn}
    aria-disabled={isSaving || undefined}
    onChange={({ target }) => {
      if (!isSaving) onChange(target.checked)
    }}
  />
)
