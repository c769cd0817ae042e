import type { CartState, Platform, PlatformEvent, Session } from '@nireeka/contracts'
import { BehaviorSubject, Subject } from 'rxjs'

import { fakeHttp } from './fake-http.ts'

const unexpected = (what: string) => () => {
  throw new Error(`The test did not expect ${what}`)
}

export const emptyCart: CartState = { status: 'ready', cart: { lines: [], shipping: null, tax: null } }

/** Returns a platform whose members all fail except those that the test passes. */
export function fakePlatform(parts: Partial<Platform> = {}): Platform {
  return {
    version: '1.0',
    http: fakeHttp().http,
    session$: new BehaviorSubject<Session>({ status: 'guest' }),
    cart: {
      state$: new BehaviorSubject<CartState>(emptyCart),
      add: unexpected('cart.add'),
      setCount: unexpected('cart.setCount'),
      remove: unexpected('cart.remove'),
      reload: unexpected('cart.reload'),
      putBuild: unexpected('cart.putBuild'),
      restore: unexpected('cart.restore'),
      accept: unexpected('cart.accept'),
      applyPromo: unexpected('cart.applyPromo'),
      removePromo: unexpected('cart.removePromo'),
      deliverTo: unexpected('cart.deliverTo'),
      // Every view of the cart calls this when it opens.
      attend: () => () => undefined,
      open: unexpected('cart.open'),
    },
    events$: new Subject<PlatformEvent>(),
    publish: unexpected('an event'),
    notify: unexpected('a toast'),
    confirm: unexpected('a question'),
    saveBike: unexpected('a build to save'),
    navigate: unexpected('navigation'),
    report: unexpected('an error report'),
    ...parts,
  }
}
