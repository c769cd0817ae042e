import { usePlatform } from '@nireeka/kit'
import { Link, useNavigate } from '@nireeka/kit/router'
import { Alert, buttonClass, Skeleton } from '@nireeka/ui'
import { useEffect, useRef, useState } from 'react'

import { useShell } from '../../frame/shell-context.ts'
import styles from '../account.module.css'
import { hideQuery } from '../hide-query.ts'
import { type Finished, finishFlow, type ProviderReply } from './finish-flow.ts'
import { ProviderFrame } from './provider-frame.tsx'

/** Handles a redirect from an identity provider: logs in or links the provider, and then navigates on. */
export function ProviderAnswer({ state, code, error }: ProviderReply) {
  const { http, session$, notify } = usePlatform()
  const { session } = useShell()
  const navigate = useNavigate()
  const isTaken = useRef(false)
  const [failed, setFailed] = useState<Extract<Finished, { status: 'failed' }> | null>(null)

  useEffect(() => {
    // The effect may run twice, but a provider's code can be used only once.
    if (isTaken.current) return
    isTaken.current = true
    hideQuery()
    void finishFlow({ state, code, error }, { http, session, session$ }).then((finished) => {
      if (finished.status === 'failed') return setFailed(finished)
      if (finished.status === 'code') {
        return navigate(loginFor(finished.target), { replace: true, state: finished.step })
      }
      if (finished.status === 'linked') notify('success', `${finished.title} is linked to your account.`)
      return navigate(finished.target, { replace: true })
    })
  }, [state, code, error, http, session, session$, notify, navigate])

  if (!failed) {
    return (
      <ProviderFrame heading="One moment" lead="We’re logging you in.">
        <Skeleton kind="text" />
      </ProviderFrame>
    )
  }
  return (
    <ProviderFrame heading={failed.isLink ? 'The account couldn’t be linked' : 'We couldn’t log you in'}>
      <div className={styles.form}>
        <Alert tone="danger">{failed.message}</Alert>
        <Link className={buttonClass({ size: 'large', isWide: true })} to={wayOn(failed)}>
          {failed.isLink ? 'Back' : 'Go to login'}
        </Link>
      </div>
    </ProviderFrame>
  )
}

function wayOn({ isLink, target }: Extract<Finished, { status: 'failed' }>) {
  if (isLink) return target ?? '/'
  return loginFor(target)
}

const loginFor = (target: string | null) =>
  target && target !== '/' ? `/login?continue=${encodeURIComponent(target)}` : '/login'
