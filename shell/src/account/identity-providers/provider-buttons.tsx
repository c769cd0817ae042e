import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'
import { useState } from 'react'

import { type IdentityProvider, identityProviders } from './identity-providers.api.ts'
import styles from './provider-buttons.module.css'
import { startFlow } from './start-flow.ts'

interface Props {
  /** The path to go to after the login. */
  target: string
  remember: boolean
}

/** Renders a button for each configured identity provider. The form above doesn't wait for them. */
export function ProviderButtons({ target, remember }: Props) {
  const { http, notify } = usePlatform()
  const [leavingFor, setLeavingFor] = useState<string | null>(null)
  const providers = useQuery(identityProviders(http)).data ?? []
  if (providers.length === 0) return null

  async function leave(provider: IdentityProvider) {
    setLeavingFor(provider.name)
    try {
      await startFlow(provider, { target, remember, isLink: false })
    } catch {
      setLeavingFor(null)
      notify('error', `${provider.title} can’t be opened in this browser.`)
    }
  }

  return (
    <section className={styles.providers} aria-label="Other ways to log in">
      <p className={styles.or} aria-hidden="true">
        or
      </p>
      {providers.map((provider) => (
        <Button
          key={provider.name}
          tone="secondary"
          isWide
          isBusy={leavingFor === provider.name}
          onClick={() => void leave(provider)}
        >
          Continue with {provider.title}
        </Button>
      ))}
    </section>
  )
}
