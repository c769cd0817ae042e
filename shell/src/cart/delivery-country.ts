import { storage } from '@nireeka/kit/storage'

/** The name in the tab's storage, which the privacy policy lists. */
const KEY = 'deliveryCountry'

const toId = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : null)

/**
 * The country of delivery that a guest has chosen in this tab, for the cart or for a bike; otherwise the one chosen on
 * the home page, if this browser may remember it. Where the tab's storage is forbidden, the choice lasts as long as
 * the page.
 */
export function createDeliveryCountry(tab: () => Storage) {
  let here: number | null = null

  function readTab() {
    try {
      return toId(JSON.parse(tab().getItem(KEY) ?? 'null'))
    } catch {
      return null
    }
  }

  /** Returns the country that was chosen in this tab; null for none. */
  const chosen = () => here ?? readTab()

  return {
    chosen,
    read: () => chosen() ?? toId(storage.read('homeCountry')),
    choose(countryId: number) {
      here = countryId
      try {
        tab().setItem(KEY, String(countryId))
      } catch {
        // The choice lasts as long as the page.
      }
    },
    /** Forgets the choice once it belongs to an account. */
    clear() {
      here = null
      try {
        tab().removeItem(KEY)
      } catch {
        // Nothing is stored.
      }
    },
  }
}

export type DeliveryCountry = ReturnType<typeof createDeliveryCountry>

/** The choice of this tab, which a guest's cart and its merger at the login share. */
export const deliveryCountry = createDeliveryCountry(() => sessionStorage)
