import type { Platform } from '@nireeka/contracts'

const notHere = (): never => {
  throw new Error(
    'A page is only looked at while it is first rendered: call the platform in effects and handlers',
  )
}
const still = <T>(value: T) => ({ value, subscribe: () => ({ unsubscribe() {} }) })

/** The platform during server rendering: the initial state that the browser also has while hydrating. */
export const serverPlatform: Platform = {
  version: '1.0',
  http: { get: notHere, post: notHere, put: notHere, delete: notHere },
  session$: still({ status: 'loading' }),
  cart: {
    state$: still({ status: 'loading', cart: { lines: [], shipping: null, tax: null } }),
    add: notHere,
    setCount: notHere,
    remove: notHere,
    reload: notHere,
    putBuild: notHere,
    restore: notHere,
    accept: notHere,
    applyPromo: notHere,
    removePromo: notHere,
    deliverTo: notHere,
    attend: notHere,
    open: notHere,
  },
  events$: still(undefined as never),
  publish: notHere,
  notify: notHere,
  confirm: notHere,
  saveBike: notHere,
  navigate: notHere,
  report: notHere,
}
