import {
  type CartItem,
  type CartLine,
  type CartState,
  type Http,
  type Platform,
  type PlatformEvent,
  type Session,
} from '@nireeka/contracts'
import { createHttp } from '@nireeka/kit/http'
import { BehaviorSubject, Subject } from 'rxjs'

/** Password of the demo accounts in a development database. */
const DEMO_PASSWORD = 'ride-nireeka-2021'

/** Returns a minimal shell: a Platform on the real API, with a cart in memory and a session that can be switched. */
export function createStandIn() {
  let token: string | undefined
  const session$ = new BehaviorSubject<Session>({ status: 'guest' })
  const state$ = new BehaviorSubject<CartState>({
    status: 'ready',
    cart: { lines: [], shipping: null, tax: null },
  })
  const events$ = new Subject<PlatformEvent>()
  const notices$ = new BehaviorSubject<string[]>([])
  const notify = (tone: string, text: string) =>
    notices$.next([`${tone}: ${text}`, ...notices$.value].slice(0, 5))
  const http: Http = createHttp({
    readToken: () => token,
    renewToken: () => Promise.reject(new Error('The stand-in renews no login')),
  })
  const setLines = (lines: CartLine[]) =>
    state$.next({ status: 'ready', cart: { ...state$.value.cart, lines } })

  async function signInAs(email: string | null) {
    token = undefined
    session$.next({ status: 'guest' })
    if (!email) return
    const login = await http.post('/api/user/login', {
      email,
      password: DEMO_PASSWORD,
    })
    if (!('token' in login.data)) throw new Error('The stand-in logs in nobody with a second factor')
    token = login.data.token
    session$.next({ status: 'member', user: (await http.get('/api/me')).data })
  }

  const platform: Platform = {
    version: '1.0',
    http,
    session$,
    events$,
    publish: (event) => events$.next(event),
    cart: {
      state$,
      add: async (item) => {
        setLines([...state$.value.cart.lines, toLine(item)])
        notify('success', `${item.title} added to cart`)
      },
      setCount: async (id, count) =>
        setLines(state$.value.cart.lines.map((line) => (line.id === id ? { ...line, count } : line))),
      putBuild: async (change) => {
        const title = 'item' in change ? change.item.title : change.title
        if ('lineId' in change || 'orderBikeId' in change) notify('info', `${change.mode}: ${title}`)
        else setLines([...state$.value.cart.lines, toLine(change.item)])
        return true
      },
      remove: async (id) => setLines(state$.value.cart.lines.filter((line) => line.id !== id)),
      reload: async () => undefined,
      restore: async (line) => setLines([...state$.value.cart.lines, line]),
      accept: async () => undefined,
      applyPromo: async () => 'The stand-in knows no promo codes.',
      removePromo: async () => undefined,
      deliverTo: async () => undefined,
      attend: () => () => undefined,
      open: () => notify('info', `${state$.value.cart.lines.length} lines in the cart`),
    },
    notify,
    // The browser's own dialog, because a remote that runs alone hasn't the shell's dialogs.
    confirm: async ({ title, text }) => confirm(`${title}\n\n${text}`),
    saveBike: async (build) => {
      if (!token) return 'kept'
      await http.post('/api/configurator/save', build)
      return 'saved'
    },
    navigate: (path) => location.assign(path),
    report: (error) => console.warn(error),
  }
  return { platform, notices$, signInAs }
}

const toLine = ({ thumbnail, bike, ...item }: CartItem): CartLine => ({
  ...item,
  productId: item.id,
  image: thumbnail,
  count: 1,
  bikeSlug: bike?.slug ?? null,
  orderBikeId: null,
  build: bike?.build ?? null,
})

export type StandIn = ReturnType<typeof createStandIn>
