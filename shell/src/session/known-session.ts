import type { Session, Stream } from '@nireeka/contracts'

/** Returns the session as soon as it is known whether somebody is logged in. */
export function knownSession(session$: Stream<Session>): Promise<Session> {
  if (session$.value.status !== 'loading') return Promise.resolve(session$.value)
  return new Promise((resolve) => {
    const subscription = session$.subscribe((session) => {
      if (session.status === 'loading') return
      subscription.unsubscribe()
      resolve(session)
    })
  })
}
