import { isStaff, type Session, type Stream } from '@nireeka/contracts'

import { createState, type State } from '../state.ts'

export type StaffState = 'none' | 'loading' | 'ready' | 'failed'

interface Needs {
  session$: Stream<Session>
  /** Loads the code that registers the staff's remotes, and starts it. */
  start: (state$: State<StaffState>) => Promise<{ load: () => Promise<void> }>
}

/** Watches for staff, whose remotes are registered by code that nobody else loads. */
export function createStaffArea({ session$, start }: Needs) {
  const state$ = createState<StaffState>('none')
  let starting: ReturnType<typeof start> | null = null

  async function load() {
    // Once started, the code follows the session by itself.
    if (starting) return (await starting).load()
    state$.next('none')
    starting = start(state$)
    await starting.catch(() => {
      starting = null
      state$.next('failed')
    })
  }

  session$.subscribe((session) => {
    if (isStaff(session) && !starting) void load()
  })

  return { state$, load }
}
