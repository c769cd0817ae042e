import { safePath } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, Navigate } from '@nireeka/kit/router'
import { Alert, Button, FailedState, QueryView, Skeleton } from '@nireeka/ui'
import { useState } from 'react'

import styles from '../account.module.css'
import { type IdentityProvider, identityProviders } from './identity-providers.api.ts'
import { ProviderFrame } from './provider-frame.tsx'
import { startFlow } from './start-flow.ts'

/**
 * Asks a member to confirm before going to the provider to link it. The click is required because a link on another
 * site may open this page, and it must not link an account that somebody else is logged in to at the provider.
 */
export function LinkProvider({ name, target }: { name: string; target: string | null }) {
  const { http, session$ } = usePlatform()
  const { status } = useStream(session$)
  const providers = useQuery(identityProviders(http))
  const back = safePath(target ?? '/dashboard/settings')

  if (status === 'guest') return <Navigate to={`/login?continue=${encodeURIComponent(back)}`} replace />
  return (
    <QueryView
      query={providers}
      skeleton={<Loading />}
      failed={(failure) => (
        <ProviderFrame heading="Link an account">
          <FailedState
            title="The providers can’t be loaded right now"
            message={failure.message}
            onRetry={failure.retry}
          />
        </ProviderFrame>
      )}
    >
      {(known) =>
        status === 'loading' ? (
          <Loading />
        ) : (
          <Found provider={known.find((one) => one.name === name)} back={back} />
        )
      }
    </QueryView>
  )
}

const Loading = () => (
  <ProviderFrame heading="Link an account">
    <Skeleton kind="text" />
  </ProviderFrame>
)

const Found = ({ provider, back }: { provider: IdentityProvider | undefined; back: string }) =>
  provider ? (
    <Confirm provider={provider} back={back} />
  ) : (
    <ProviderFrame heading="We don’t support this provider" lead="Nothing was changed.">
      <Link to={back}>Back</Link>
    </ProviderFrame>
  )

function Confirm({ provider, back }: { provider: IdentityProvider; back: string }) {
  const [state, setState] = useState<'asking' | 'leaving' | 'failed'>('asking')

  async function leave() {
    setState('leaving')
    await startFlow(provider, { target: back, remember: false, isLink: true }).catch(() => setState('failed'))
  }

  return (
    <ProviderFrame
      heading={`Link ${provider.title}`}
      lead={`You’ll log in at ${provider.title} and come back here. After that, you can use it to log in.`}
    >
      <div className={styles.form}>
        {state === 'failed' ? (
          <Alert tone="danger">{provider.title} can’t be opened in this browser.</Alert>
        ) : null}
        <Button size="large" isWide isBusy={state === 'leaving'} onClick={() => void leave()}>
          Continue to {provider.title}
        </Button>
        <Link className={styles.link} to={back}>
          Not now
        </Link>
      </div>
    </ProviderFrame>
  )
}
