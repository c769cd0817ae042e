import type { Session, Stream } from '@nireeka/contracts'

/** Returns who is logged in, as soon as that is known. */
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
