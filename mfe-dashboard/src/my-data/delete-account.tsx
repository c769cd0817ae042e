import { formatDate, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { useWithPassword } from '@nireeka/kit/step-up'
import { storage } from '@nireeka/kit/storage'
import { Alert, Button } from '@nireeka/ui'

import settings from '../settings/settings.module.css'
import { type Blocker, deleteAccount } from './my-data.api.ts'
import styles from './my-data.module.css'

const QUESTION = {
  kind: 'alert',
  isDangerous: true,
  title: 'Delete your account?',
  text: 'We’ll log you out everywhere, and delete your account in 14 days. Log in before then to keep it.',
  confirm: 'Delete account',
  cancel: 'Cancel',
} as const

/** What has to be finished before a deletion, what it means, and the button that asks for it. */
export const DeleteAccount = ({ blockers }: { blockers: readonly Blocker[] }) => {
  const isBlocked = blockers.length > 0
  return (
    <>
      {isBlocked ? <Blocked blockers={blockers} /> : null}
      <WhatHappens />
      {isBlocked ? null : <AskForDeletion />}
    </>
  )
}

const REASON_ID = 'deletion-reason'

/** The reason why nothing can be deleted yet, beside the button that it disables. */
const Blocked = ({ blockers }: { blockers: readonly Blocker[] }) => (
  <>
    <FinishFirst blockers={blockers} />
    <div className={settings.actions}>
      <Button tone="danger" disabled aria-describedby={REASON_ID}>
        Delete account
      </Button>
    </div>
  </>
)

const WhatHappens = () => (
  <ul className={styles.effects}>
    <li>
      <strong>Deleted</strong> Your name, email address and picture, how you log in, addresses, cart, saved
      builds, tickets with their files, notifications, settings, and the newsletter.
    </li>
    <li>
      <strong>Kept for 10 years, as the law requires</strong> Orders and invoices with the name and address on
      them, and what was paid, credited or sent back. Your bikes keep their serial numbers for warranty and
      recalls.
    </li>
    <li>
      <strong>Kept without your name</strong> Reviews, and your threads and posts with their pictures, under
      “Deleted member”. If you don’t want that, delete them in the forum first.
    </li>
  </ul>
)

const FinishFirst = ({ blockers }: { blockers: readonly Blocker[] }) => (
  <div id={REASON_ID} className={styles.reason}>
    <Alert title="You can’t delete your account yet">
      <p>Before we can delete it, please take care of this:</p>
      <ul className={styles.list}>
        {blockers.map(({ text, path }) => (
          <li key={text}>{path === null ? text : <Link to={path}>{text}</Link>}</li>
        ))}
      </ul>
    </Alert>
  </div>
)

function AskForDeletion() {
  const { http, confirm, notify } = usePlatform()
  const withPassword = useWithPassword()
  const deletion = useMutation({
    mutationFn: () => withPassword(() => deleteAccount(http)),
    onSuccess: (due) => {
      // The server has ended the login, as after a logout: the shell doesn't say that it has expired.
      storage.write('logoutPending', true)
      storage.clear('ticketDrafts')
      // This is read on the login page, too.
      notify('success', inWords(due))
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  const ask = async () => {
    if (await confirm(QUESTION)) deletion.mutate()
  }
  if (deletion.data) {
    return <Alert>{inWords(deletion.data)}</Alert>
  }
  return (
    <div className={settings.actions}>
      <Button tone="danger" isBusy={deletion.isPending} onClick={() => void ask()}>
        Delete account
      </Button>
    </div>
  )
}

const inWords = (due: Date) =>
  `Your account will be deleted on ${formatDate(due, 'dayAndTime', 'reader')}, and you’ve been signed out everywhere. To keep it, log in before then.`
