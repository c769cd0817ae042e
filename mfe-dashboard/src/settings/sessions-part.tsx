import { formatDate } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { Badge, Button } from '@nireeka/ui'

import { endOtherSessions, endSession, type LoginSession } from './security.api.ts'
import { SettingsPart } from './settings-part.tsx'
import styles from './settings.module.css'
import { useSecurityChange } from './use-security-change.ts'

/** The list of active sessions, each with a button to sign out. */
export function SessionsPart({ sessions }: { sessions: LoginSession[] }) {
  const { http } = usePlatform()
  const end = useSecurityChange(() => endOtherSessions(http), 'You’re signed out everywhere else.')
  return (
    <SettingsPart
      id="sessions"
      title="Where you are logged in"
      state={sessions.length === 1 ? '1 login' : `${sessions.length} logins`}
      lead="We see browsers, not places. If you don’t recognise one, sign it out and change your password."
    >
      <ul className={styles.rows} aria-label="Logins">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) ? (
        <div className={styles.actions}>
          <Button tone="secondary" isBusy={end.isPending} onClick={() => end.mutate()}>
            Sign out everywhere else
          </Button>
        </div>
      ) : null}
    </SettingsPart>
  )
}

function Session({ session }: { session: LoginSession }) {
  const { http } = usePlatform()
  const device = session.device ?? 'Unknown browser'
  const end = useSecurityChange(() => endSession(http, session.id), `${device} is signed out.`)
  return (
    <li className={styles.row}>
      <p>
        <span className={styles.device}>
          <strong className={styles.strong}>{device}</strong>
          {session.isCurrent ? <Badge tone="success">This device</Badge> : null}
        </span>
        <span className={styles.quiet}>
          Last seen {formatDate(session.lastSeenAt, 'dayAndTime', 'reader')}. Logged in{' '}
          {formatDate(session.startedAt, 'dayAndTime', 'reader')}
          {session.isRemembered ? ', kept for 30 days.' : '.'}
        </span>
      </p>
      {session.isCurrent ? null : (
        <Button tone="secondary" size="small" isBusy={end.isPending} onClick={() => end.mutate()}>
          Sign out <span className="visually-hidden">{device}</span>
        </Button>
      )}
    </li>
  )
}
