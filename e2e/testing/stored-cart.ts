import type { Locator, Page } from '@playwright/test'

/** Test data: a product without variants, with three in stock. */
export const PANNIER = {
  id: 4,
  title: 'Rack pannier 20 l',
  description: 'Rolls shut and clicks onto the rack with one hand.',
  thumbnail: null,
  price: 79,
}
/** Test data: a product with enough stock for every test. */
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
      // Stored only once, so that changes by the page survive a reload.
      if (sessionStorage.getItem('kept')) return
      sessionStorage.setItem('kept', 'yes')
      localStorage.setItem('cartItems', text)
    },
    typeof stored === 'string' ? stored : JSON.stringify(stored),
  )

/** Returns the amount with this label in the totals. */
export const amountOf = (place: Page | Locator, name: string) =>
  place.locator('dl > div').filter({ hasText: name }).locator('dd')
