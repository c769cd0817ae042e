import type { RemoteRegistry } from '@nireeka/contracts'
import { serverPlatform } from '@nireeka/kit/server'

import type { Progress } from './navigation/navigation.ts'
import type { StaffState } from './remotes/staff-area.ts'
import type { Shell } from './shell.ts'
import { createState } from './state.ts'

const notHere = (): never => {
  throw new Error('The server’s shell is only looked at')
}

/** Returns the shell's initial state, with which the server renders its frame. */
export const createServerShell = (live: RemoteRegistry): Shell => ({
  platform: serverPlatform,
  session: {
    login: notHere,
    register: notHere,
    loginByProvider: notHere,
    loginByCode: notHere,
    logout: notHere,
    forget: notHere,
    checkSession: notHere,
    expire: notHere,
    restore: notHere,
    refresh: notHere,
  },
  remotes: {
    list$: createState(live),
    states$: createState({}),
    begin: notHere,
    add: notHere,
    remove: notHere,
    retry: notHere,
    loader: { load: notHere, prefetch: notHere },
    goTo: notHere,
    isInPlace: notHere,
    visitsOf: notHere,
  },
  navigation: {
    progress$: createState<Progress>('idle'),
    announced$: createState(''),
    begin: notHere,
    pageShown: notHere,
  },
  staff: { state$: createState<StaffState>('none'), load: notHere },
  isCartOpen$: createState(false),
  begin: notHere,
  prepare: notHere,
})
