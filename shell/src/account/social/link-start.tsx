import { messageOf, safePath, TEXTS } from '@nireeka/contracts'
import type { SocialProvider } from '@nireeka/contracts/api'
import { usePlatform, useStream } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, Navigate } from '@nireeka/kit/router'
import { Alert, Button, FailedState, Skeleton } from '@nireeka/ui'
import { useState } from 'react'

import styles from '../account.module.css'
import { SocialSheet } from './social-sheet.tsx'
import { socialProviders } from './socials.api.ts'
import { startSocial } from './start-social.ts'

/**
 * Before a member goes to a provider to have it linked. It takes a click: a link on another site may open this page,
 * but must not link an account that somebody else is logged in to at the provider.
 */
export function LinkStart({ name, target }: { name: string; target: string | null }) {
  const { http, session$ } = usePlatform()
  const { status } = useStream(session$)
  const providers = useQuery(socialProviders(http))
  const back = safePath(target ?? '/dashboard/settings')

  if (status === 'guest') return <Navigate to={`/login?continue=${encodeURIComponent(back)}`} replace />
  if (providers.isError) {
    return (
      <SocialSheet heading="Link an account">
        <FailedState
          title="The providers can’t be loaded right now"
          message={messageOf(providers.error, TEXTS.unreachable)}
          onRetry={() => void providers.refetch()}
        />
      </SocialSheet>
    )
  }
  if (providers.isPending || status === 'loading') {
    return (
      <SocialSheet heading="Link an account">
        <Skeleton kind="text" />
      </SocialSheet>
    )
  }
  const provider = providers.data.find(({ provider_name }) => provider_name === name)
  if (!provider) {
    return (
      <SocialSheet heading="We don’t work with this provider" lead="Nothing was changed.">
        <Link to={back}>Back</Link>
      </SocialSheet>
    )
  }
  return <Confirm provider={provider} back={back} />
}

function Confirm({ provider, back }: { provider: SocialProvider; back: string }) {
  const [state, setState] = useState<'asking' | 'leaving' | 'failed'>('asking')

  async function leave() {
    setState('leaving')
    await startSocial(provider, { target: back, remember: false, isLink: true }).catch(() =>
      setState('failed'),
    )
  }

  return (
    <SocialSheet
      heading={`Link ${provider.title}`}
      lead={`You go to ${provider.title}, log in there, and come back. From then on you can log in here with it.`}
    >
      <div className={styles.form}>
        {state === 'failed' ? (
          <Alert tone="danger">The way to {provider.title} can’t be opened in this browser.</Alert>
        ) : null}
        <Button size="large" isWide isBusy={state === 'leaving'} onClick={() => void leave()}>
          Go on to {provider.title}
        </Button>
        <Link className={styles.link} to={back}>
          Not now
        </Link>
      </div>
    </SocialSheet>
  )
}
