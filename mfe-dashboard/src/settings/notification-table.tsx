import { usePlatform } from '@nireeka/kit'
import { Checkbox, type Column, DataTable, Field, Select } from '@nireeka/ui'
import type { ReactNode } from 'react'

import {
  type ForumEmails,
  forumEmails,
  type NotificationChoices,
  notificationChoices,
  saveForumEmails,
  saveNotificationChoices,
} from './forum-notices.api.ts'
import { type NotificationRow, notificationRows } from './notification-rows.tsx'
import styles from './notification-table.module.css'
import { useSavedChoice } from './use-saved-choice.ts'

interface Props {
  choices: NotificationChoices
  emails: ForumEmails
}

/** What is sent of which kind by which channel. A choice that can't be saved stays as it was. */
export function NotificationTable({ choices, emails }: Props) {
  const { http } = usePlatform()
  const site = useSavedChoice<NotificationChoices>({
    queryKey: notificationChoices(http).queryKey,
    save: (chosen) => saveNotificationChoices(http, chosen),
  })
  const mail = useSavedChoice<ForumEmails>({
    queryKey: forumEmails(http).queryKey,
    save: (chosen) => saveForumEmails(http, chosen),
  })
  const rows = notificationRows({
    digest: emails.digest,
    replies: (
      <Select
        aria-label="Replies on this site"
        value={choices.level}
        disabled={site.isSaving}
        onChange={({ target }) =>
          site.choose({ ...choices, level: target.value as NotificationChoices['level'] })
        }
      >
        <option value="all">Every reply</option>
        <option value="mentions">Only mentions</option>
        <option value="none">Nothing</option>
      </Select>
    ),
    mentions: (
      <Switch
        label="Email me"
        about="when somebody mentions or answers me"
        isOn={emails.isTellingMentions}
        isSaving={mail.isSaving}
        onChange={(isTellingMentions) => mail.choose({ ...emails, isTellingMentions })}
      />
    ),
    likes: (
      <Switch
        label="Tell me"
        about="when somebody likes my posts"
        isOn={choices.isTellingLikes}
        isSaving={site.isSaving}
        onChange={(isTellingLikes) => site.choose({ ...choices, isTellingLikes })}
      />
    ),
  })
  return (
    <>
      <Field label="Summary by email" hint="What you haven’t read on the site yet, in one email.">
        <Select
          value={emails.digest}
          disabled={mail.isSaving}
          onChange={({ target }) => mail.choose({ ...emails, digest: target.value as ForumEmails['digest'] })}
        >
          <option value="off">Off</option>
          <option value="daily">Every day</option>
          <option value="weekly">Every week</option>
        </Select>
      </Field>
      <div className={styles.table}>
        <DataTable
          caption="What we send you"
          isCaptionHidden
          isStacked
          columns={COLUMNS}
          rows={rows}
          rowKey={({ what }) => what}
          empty={null}
        />
      </div>
    </>
  )
}

const COLUMNS: ReadonlyArray<Column<NotificationRow>> = [
  {
    header: 'About',
    cell: ({ what, note }) => (
      <>
        {what}
        {note ? <span className={styles.note}>{note}</span> : null}
      </>
    ),
  },
  { header: 'On this site', cell: ({ site }) => <Channel>{site}</Channel> },
  { header: 'By email', cell: ({ email }) => <Channel>{email}</Channel> },
  { header: 'In the summary', cell: ({ summary }) => <Channel>{summary}</Channel> },
]

const Channel = ({ children }: { children: ReactNode }) =>
  children === null ? (
    <>
      <span data-nothing aria-hidden="true">
        –
      </span>
      <span className="visually-hidden">Nothing</span>
    </>
  ) : (
    <span className={styles.choice}>{children}</span>
  )

interface SwitchProps {
  label: string
  /** The rest of the label, which the row says to those who see it. */
  about: string
  isOn: boolean
  isSaving: boolean
  onChange: (isOn: boolean) => void
}

const Switch = ({ label, about, isOn, isSaving, onChange }: SwitchProps) => (
  <Checkbox
    label={
      <>
        {label} <span className="visually-hidden">{about}</span>
      </>
    }
    checked={isOn}
    aria-disabled={isSaving || undefined}
    onChange={({ target }) => {
      if (!isSaving) onChange(target.checked)
    }}
  />
)
