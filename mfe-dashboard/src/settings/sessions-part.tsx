import { formatDate } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { AgoText, Badge, Button } from '@nireeka/ui'

import { DOT } from '../dot.ts'
import { endOtherSessions, endSession, type LoginSession } from './security.api.ts'
import { SettingRow } from './setting-row.tsx'
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
      lead="We see browsers, not places. If you don’t recognise one, sign it out and change your password."
    >
      <ul className={styles.rows} aria-label="Logins">
        {currentFirst(sessions).map((session) => (
          <Session
            key={session.id}
            session={session}
            hasNamesake={sessions.some(({ id, device }) => id !== session.id && device === session.device)}
          />
        ))}
        {sessions.some(({ isCurrent }) => !isCurrent) ? (
          <li className={styles.row}>
            <SettingRow
              name={<strong className={styles.strong}>All other logins</strong>}
              control={
                <Button tone="secondary" size="small" isBusy={end.isPending} onClick={() => end.mutate()}>
                  Sign out all <span className="visually-hidden">other logins</span>
                </Button>
              }
            >
              <p className={styles.quiet}>You stay logged in on this device.</p>
            </SettingRow>
          </li>
        ) : null}
      </ul>
    </SettingsPart>
  )
}

const currentFirst = (sessions: LoginSession[]) =>
  sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))

interface SessionProps {
  session: LoginSession
  /** Whether another login has the same browser and system. */
  hasNamesake: boolean
}

function Session({ session, hasNamesake }: SessionProps) {
  const { http } = usePlatform()
  const device = session.device ?? 'Unknown browser'
  const day = formatDate(session.startedAt, 'shortDay', 'reader')
  // The same browser may log in several times a day.
  const since = hasNamesake ? `${day}, ${formatDate(session.startedAt, 'time', 'reader')}` : day
  const end = useSecurityChange(() => endSession(http, session.id), `${device} is signed out.`)
  return (
    <li className={styles.row}>
      <SettingRow
        name={
          <p className={styles.device}>
            <strong className={styles.strong}>{device}</strong>
            {session.isCurrent ? <Badge tone="success">This device</Badge> : null}
          </p>
        }
        control={
          session.isCurrent ? null : (
            <Button tone="secondary" size="small" isBusy={end.isPending} onClick={() => end.mutate()}>
              Sign out{' '}
              <span className="visually-hidden">
                {hasNamesake ? `${device}, logged in ${since}` : device}
              </span>
            </Button>
          )
        }
      >
        <p className={styles.quiet}>
          {session.isCurrent ? 'Active now' : <LastActive date={session.lastSeenAt} />}
          {DOT}
          <span className={styles.whole}>Logged in {since}</span>
          {session.isRemembered ? ', kept for 30 days' : ''}
        </p>
      </SettingRow>
    </li>
  )
}

const LastActive = ({ date }: { date: Date }) => (
  <>
    Last active <AgoText date={date} />
  </>
)
