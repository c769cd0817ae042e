import type { SocialProvider } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'
import { useState } from 'react'

import styles from './social-buttons.module.css'
import { socialProviders } from './socials.api.ts'
import { startSocial } from './start-social.ts'

interface Props {
  /** Where the login leads. */
  target: string
  remember: boolean
}

/** A button for each provider that is configured. Who doesn't need one never waits for them. */
export function SocialButtons({ target, remember }: Props) {
  const { http, notify } = usePlatform()
  const [leavingFor, setLeavingFor] = useState<string | null>(null)
  const providers = useQuery(socialProviders(http)).data ?? []
  if (providers.length === 0) return null

  async function leave(provider: SocialProvider) {
    setLeavingFor(provider.provider_name)
    try {
      await startSocial(provider, { target, remember, isLink: false })
    } catch {
      setLeavingFor(null)
      notify('error', `The way to ${provider.title} can’t be opened in this browser.`)
    }
  }

  return (
    <section className={styles.socials} aria-label="Other ways to log in">
      <p className={styles.or} aria-hidden="true">
        or
      </p>
      {providers.map((provider) => (
        <Button
          key={provider.provider_name}
          tone="secondary"
          isWide
          isBusy={leavingFor === provider.provider_name}
          onClick={() => void leave(provider)}
        >
          Continue with {provider.title}
        </Button>
      ))}
    </section>
  )
}
