import { usePlatform } from '@nireeka/kit'
import { Accordion, Checkbox, type Column, DataTable, Select } from '@nireeka/ui'
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
import styles from './notifications.module.css'
import { useSavedChoice } from './use-saved-choice.ts'

interface Props {
  choices: Choices
  emails: ForumEmails
}

/** What a member can choose to be told, an event in each row. A choice that can't be saved stays as it was. */
export const NotificationChoices = ({ choices, emails }: Props) => (
  <div className={styles.choices}>
    <DataTable
      caption="What we tell you about, and how"
      isCaptionHidden
      isStacked
      columns={COLUMNS}
      rows={[
        {
          event: 'Replies in the forum',
          hint: 'In threads you open or write in from now on. You can change it in each thread.',
          onSite: <Replies choices={choices} />,
        },
        {
          event: 'Mentions and answers',
          hint: 'When somebody mentions or answers you.',
          onSite: 'Always',
          byEmail: <Mentions emails={emails} />,
        },
        { event: 'Likes', hint: 'When somebody likes your posts.', onSite: <Likes choices={choices} /> },
        {
          event: 'Summary',
          hint: 'Replies, mentions and moderators’ messages you haven’t read on the site yet, in one email.',
          byEmail: <Summary emails={emails} />,
        },
        { event: 'Newsletter', hint: 'New bikes, parts and stories.', byEmail: <NewsletterChoice /> },
      ]}
      rowKey={({ event }) => event}
      empty={null}
    />
    <Accordion items={[{ title: 'What we always send you', content: <AlwaysSent /> }]} />
  </div>
)

interface Row {
  event: string
  hint: string
  /** The choice for the bell of this site; left out where there is none. */
  onSite?: ReactNode
  byEmail?: ReactNode
}

const Nothing = () => (
  <span className={styles.nothing} data-nothing>
    –
  </span>
)

const COLUMNS: Array<Column<Row>> = [
  {
    header: 'What',
    cell: ({ event, hint }) => (
      <span className={styles.event}>
        {event}
        <span className={styles.hint}>{hint}</span>
      </span>
    ),
  },
  { header: 'On this site', cell: ({ onSite }) => onSite ?? <Nothing /> },
  { header: 'By email', cell: ({ byEmail }) => byEmail ?? <Nothing /> },
]

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
      className={styles.select}
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
      isOn={choices.isTellingLikes}
      isSaving={isSaving}
      onChange={(isTellingLikes) => choose({ ...choices, isTellingLikes })}
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
      isOn={emails.isTellingMentions}
      isSaving={isSaving}
      onChange={(isTellingMentions) => choose({ ...emails, isTellingMentions })}
    />
  )
}

function Summary({ emails }: Pick<Props, 'emails'>) {
  const { choose, isSaving } = useEmails()
  return (
    <Select
      className={styles.select}
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

interface SwitchProps {
  label: string
  isOn: boolean
  isSaving: boolean
  onChange: (isOn: boolean) => void
}

/** A checkbox whose row and column say for the eye what it is about. */
const Switch = ({ label, isOn, isSaving, onChange }: SwitchProps) => (
  <div className={styles.switch}>
    <Checkbox
      label={<span className="visually-hidden">{label}</span>}
      checked={isOn}
      aria-disabled={isSaving || undefined}
      onChange={({ target }) => {
        if (!isSaving) onChange(target.checked)
      }}
    />
  </div>
)
