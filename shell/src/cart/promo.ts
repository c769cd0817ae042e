import { messageOf, TEXTS } from '@nireeka/contracts'
import { storage } from '@nireeka/kit/storage'

import type { CartCore } from './cart-core.ts'
import { deletePromo, putPromo } from './cart-changes.api.ts'
import type { GuestQuotes } from './guest-quotes.ts'
import { reasonOf } from './reason-of.ts'

/** One code per cart: a member's on the server, a guest's in the browser, where it waits for the login. */
export function createPromo({ http, isMember, show, tell, notify, reload }: CartCore, quotes: GuestQuotes) {
  async function applyAsMember(code: string) {
    const { cart, message } = await putPromo(http, code)
    show(cart)
    tell()
    if (message) notify('info', message)
    return null
  }

  async function applyAsGuest(code: string) {
    const { facts } = await quotes.tryCode(code)
    if (!facts?.promo) return facts?.refusedPromo?.reason ?? 'This code doesn’t count here.'
    storage.write('cartCode', facts.promo.code)
    await reload()
    return null
  }

  return {
    applyPromo: (code: string): Promise<string | null> =>
      (isMember() ? applyAsMember(code) : applyAsGuest(code)).catch(reasonOf),

    async removePromo() {
      if (!isMember()) {
        storage.clear('cartCode')
        return reload()
      }
      try {
        show((await deletePromo(http)).cart)
        tell()
      } catch (error) {
        notify('error', messageOf(error, TEXTS.unreachable))
      }
    },
  }
}
