import { type CartItem, type CartPort, TEXTS } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'

import { askForCart } from './cart.api.ts'
import { type CartNeeds, createCore } from './cart-core.ts'
import type { CartWork } from './cart-work.ts'
import { addItem } from './guest-cart.ts'
import { tellAdded } from './tell-added.ts'

interface CartControl extends CartPort {
  /** After a login: moves what this browser kept to the server. */
  merge: () => Promise<void>
  /** Another tab has changed it. */
  refresh: () => void
}

/** The shopper's cart: in the browser for guests, on the server for members. */
export function createCart(needs: CartNeeds): CartControl {
  const { http, notify, publish, session$, open } = needs
  const core = createCore(needs)
  const { state$, guest, guestView, isMember } = core

  let work: CartWork | null = null
  const load = () =>
    import('./cart-work.ts').then((code) => (work ??= code.createCartWork({ ...core, reload })))
  const later = <T>(does: (it: CartWork) => T | Promise<T>): Promise<T | void> =>
    load().then(does, () => notify('error', TEXTS.unreachable))

  /** A guest's cart lies here; a member's is asked for while the code that understands the answer is on its way. */
  async function reload(): Promise<void> {
    if (!isMember()) return guestView.show(guest.lines())
    const isLatest = core.takeTurn()
    const answer = askForCart(http)
    // Whoever reads it is told; nobody does when the code doesn't come.
    answer.catch(() => undefined)
    return load().then(
      (it) => it.read(answer, isLatest),
      () => state$.next({ ...state$.value, status: 'failed', message: TEXTS.unreachable }),
    )
  }

  async function add(item: CartItem) {
    // A bike is more than the first page knows how to add.
    if (isMember() || item.bike) return later((it) => it.add(item))
    const lines = guest.lines()
    const next = addItem(lines, item)
    if (next === lines) return notify('info', 'Your cart can’t take more of this.')
    guest.save(next)
    tellAdded(notify, item.title, next.length === lines.length)
    publish({ type: 'cart:line-added', productId: item.id })
  }

  function attend() {
    let stop: (() => void) | null = null
    let isOver = false
    void later((it) => {
      if (!isOver) stop = it.attend()
    })
    return () => {
      isOver = true
      stop?.()
    }
  }

  session$.subscribe(({ status }) => {
    if (status === 'guest') void reload()
  })
  const refresh = () => {
    if (session$.value.status !== 'loading') void reload()
  }
  storage.watch('guestCart', () => {
    if (!isMember()) refresh()
  })

  return {
    state$,
    add,
    reload,
    open,
    attend,
    refresh,
    setCount: (id, count) => later((it) => it.setCount(id, count)),
    remove: (id) => later((it) => it.setCount(id, 0)),
    putBuild: (change) => later((it) => it.putBuild(change)).then(Boolean),
    restore: (line) => later((it) => it.restore(line)),
    accept: () => later((it) => it.accept()),
    applyPromo: (code) =>
      load().then(
        (it) => it.applyPromo(code),
        () => TEXTS.unreachable,
      ),
    removePromo: () => later((it) => it.removePromo()),
    merge: () =>
      guest.lines().length > 0 || storage.has('cartPending') || storage.has('cartCode')
        ? later((it) => it.merge())
        : reload(),
  }
}
