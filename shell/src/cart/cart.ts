import { type CartItem, type CartPort, TEXTS } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'

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
  const { notify, publish, session$, open } = needs
  const core = createCore(needs)
  const { state$, guest, reload, isMember } = core

  let work: CartWork | null = null
  const load = () => import('./cart-work.ts').then((code) => (work ??= code.createCartWork(core)))
  const later = (does: (it: CartWork) => unknown): Promise<void> =>
    load().then(
      async (it) => void (await does(it)),
      () => notify('error', TEXTS.unreachable),
    )

  async function add(item: CartItem) {
    if (isMember()) return later((it) => it.add(item))
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
