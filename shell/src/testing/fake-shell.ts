import type { RemoteRegistry, Platform } from '@nireeka/contracts'
import { fakePlatform } from '@nireeka/kit/testing'

import type { Progress } from '../navigation/navigation.ts'
import type { RemoteState } from '../remotes/remotes.ts'
import type { StaffState } from '../remotes/staff-area.ts'
import type { Shell } from '../shell.ts'
import { createState } from '../state.ts'

const unexpected = (what: string) => () => {
  throw new Error(`The test did not expect ${what}`)
}

interface Parts {
  platform?: Partial<Platform>
  session?: Partial<Shell['session']>
}

/** Returns a fake shell without remotes. Every call that the test doesn't expect throws. */
export function fakeShell({ platform, session }: Parts = {}): Shell {
  return {
    platform: fakePlatform(platform),
    session: {
      login: unexpected('a login'),
      register: unexpected('a registration'),
      loginByCode: unexpected('a code'),
      loginByProvider: unexpected('a login by a provider'),
      logout: unexpected('a logout'),
      forget: unexpected('a forgotten login'),
      checkSession: unexpected('session.checkSession'),
      expire: unexpected('an expired login'),
      restore: unexpected('session.restore'),
      refresh: unexpected('session.refresh'),
      ...session,
    },
    remotes: {
      list$: createState<RemoteRegistry>({ remotes: [] }),
      states$: createState<Readonly<Record<string, RemoteState>>>({}),
      begin: unexpected('remotes.begin'),
      add: unexpected('remotes.add'),
      remove: unexpected('remotes.remove'),
      retry: unexpected('remotes.retry'),
      loader: { load: unexpected('loader.load'), prefetch: unexpected('loader.prefetch') },
      goTo: unexpected('remotes.goTo'),
      isInPlace: unexpected('remotes.isInPlace'),
      visitsOf: unexpected('remotes.visitsOf'),
    },
    navigation: {
      progress$: createState<Progress>('idle'),
      announced$: createState(''),
      begin: unexpected('navigation.begin'),
      pageShown: unexpected('navigation.pageShown'),
    },
    staff: { state$: createState<StaffState>('none'), load: unexpected('staff.load') },
    isCartOpen$: createState(false),
    begin: unexpected('begin'),
    prepare: unexpected('prepare'),
  }
}
