import { type Http, isStaff, type Session, type Stream } from '@nireeka/contracts'

import type { State } from '../state.ts'
import type { Remotes } from './remotes.ts'
import type { StaffState } from './staff-area.ts'

interface Needs {
  http: Http
  session$: Stream<Session>
  remotes: Pick<Remotes, 'add' | 'remove'>
  state$: State<StaffState>
}

/** Registers the remotes that only staff may load, from the staff's own list after login, and removes them at logout. */
export function startStaffRemotes({ http, session$, remotes, state$ }: Needs) {
  let names: string[] = []

  async function load() {
    state$.next('loading')
    try {
      const { data } = await http.get('/api/remotes/staff')
      if (!isStaff(session$.value)) return
      names = data.remotes.map((remote) => remote.name)
      remotes.add(data)
      state$.next('ready')
    } catch {
      state$.next('failed')
    }
  }

  async function removeAll() {
    const gone = names
    names = []
    state$.next('none')
    for (const name of gone) await remotes.remove(name)
  }

  session$.subscribe((session) => {
    if (isStaff(session) && state$.value === 'none') void load()
    if (session.status === 'guest' && state$.value !== 'none') void removeAll()
  })

  return { load }
}
