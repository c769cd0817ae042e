import { formatDate } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'

import { type Identity, identityProviders, type Security, unlinkProvider } from './security.api.ts'
import { SettingRow } from './setting-row.tsx'
import { SettingsPart } from './settings-part.tsx'
import styles from './settings.module.css'
import { useSecurityChange } from './use-security-change.ts'

const HERE = '/dashboard/settings'

/** The identity providers that are linked or can be linked. Renders nothing if there are none. */
export function ProvidersPart({ identities, hasPassword }: Pick<Security, 'identities' | 'hasPassword'>) {
  const { http } = usePlatform()
  const offered = useQuery(identityProviders(http)).data ?? []
  const linked = new Set(identities.map(({ name }) => name))
  const open = offered.filter(({ name }) => !linked.has(name))
  if (identities.length === 0 && open.length === 0) return null

  const isOnlyWayIn = !hasPassword && identities.length === 1
  return (
    <SettingsPart
      id="providers"
      title="Log in with"
      state={identities.length > 0 ? `${identities.length} linked` : 'None linked'}
      lead="Other accounts you can log in with."
    >
      <ul className={styles.rows} aria-label="Providers">
        {identities.map((identity) => (
          <Linked key={identity.name} identity={identity} isOnlyWayIn={isOnlyWayIn} />
        ))}
        {open.map((provider) => (
          <Unlinked key={provider.name} {...provider} />
        ))}
      </ul>
    </SettingsPart>
  )
}

function Linked({
  identity: { name, title, linkedAt },
  isOnlyWayIn,
}: {
  identity: Identity
  isOnlyWayIn: boolean
}) {
  const { http } = usePlatform()
  const unlink = useSecurityChange(
    () => unlinkProvider(http, name),
    `You can no longer log in with ${title}.`,
  )
  return (
    <li className={styles.row}>
      <SettingRow
        name={<strong className={styles.strong}>{title}</strong>}
        control={
          isOnlyWayIn ? null : (
            <Button tone="secondary" size="small" isBusy={unlink.isPending} onClick={() => unlink.mutate()}>
              Unlink <span className="visually-hidden">{title}</span>
            </Button>
          )
        }
      >
        <p className={styles.quiet}>
          {isOnlyWayIn
            ? 'Your only way to log in. Set a password to unlink it.'
            : `Linked on ${formatDate(linkedAt, 'day', 'reader')}`}
        </p>
      </SettingRow>
    </li>
  )
}

function Unlinked({ name, title }: { name: string; title: string }) {
  const { navigate } = usePlatform()
  const start = () =>
    navigate(`/login/social?link=${encodeURIComponent(name)}&continue=${encodeURIComponent(HERE)}`)
  return (
    <li className={styles.row}>
      <SettingRow
        name={<strong className={styles.strong}>{title}</strong>}
        control={
          <Button tone="secondary" size="small" onClick={start}>
            Link <span className="visually-hidden">{title}</span>
          </Button>
        }
      >
        <p className={styles.quiet}>Not linked</p>
      </SettingRow>
    </li>
  )
}
