import type { Locator, Page } from '@playwright/test'

/** A product without variants, of which there are three. */
export const PANNIER = {
  id: 4,
  title: 'Rack pannier 20 l',
  description: 'Rolls shut and clicks onto the rack with one hand.',
  thumbnail: null,
  price: 79,
}
/** Of these there are enough for every test. */
export const TAILLIGHT = { ...PANNIER, id: 7, title: 'Brake taillight', price: 59 }
export const REFLECTORS = { ...PANNIER, id: 9, title: 'Wheel reflector set', price: 15 }

type Stored = typeof PANNIER & { cartQuantity: number }

export const lineOf = (item: typeof PANNIER, cartQuantity: number, change: Partial<Stored> = {}): Stored => ({
  ...item,
  cartQuantity,
  ...change,
})

/** Stores a guest's cart in the browser before the page is opened. */
export const storeCart = (page: Page, stored: unknown) =>
  page.addInitScript(
    (text) => {
      // Once: what the page makes of it stays.
      if (sessionStorage.getItem('kept')) return
      sessionStorage.setItem('kept', 'yes')
      localStorage.setItem('cartItems', text)
    },
    typeof stored === 'string' ? stored : JSON.stringify(stored),
  )

/** What the amount of that name is, wherever the totals stand. */
export const amountOf = (place: Page | Locator, name: string) =>
  place.locator('dl > div').filter({ hasText: name }).locator('dd')
