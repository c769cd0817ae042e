import { fakePlatform } from '@nireeka/kit/testing'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { bell, helmet } from '../../testing/accessories.ts'
import { openProduct } from '../../testing/open-product.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Opens an accessory's page with a fake IntersectionObserver that controls how much of its button is visible. */
async function open(item = bell) {
  const tellers: Array<(share: number) => void> = []
  const observed: Element[] = []
  class Observer {
    constructor(tell: (entries: Array<{ intersectionRatio: number }>) => void) {
      tellers.push((intersectionRatio) => tell([{ intersectionRatio }]))
    }
    observe = (element: Element) => void observed.push(element)
    disconnect = () => undefined
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const add = vi.fn(async () => undefined)
  openProduct(
    `/shop/accessories/${item.id}`,
    { [`GET /api/accessories/${item.id}`]: item },
    { cart: { ...fakePlatform().cart, add } },
  )
  await screen.findByRole('heading', { level: 1, name: item.title })
  const see = (share: number, what?: string) =>
    act(() =>
      tellers.forEach((tell, index) => {
        if (!what || observed[index]?.textContent?.includes(what)) tell(share)
      }),
    )
  return { add, see }
}

const buttons = () => screen.queryAllByRole('button', { name: 'Add to cart' })

test('while the page’s own button is out of sight, price and button stand at the foot', async () => {
  const { add, see } = await open()
  expect(buttons()).toHaveLength(1)
  see(0)
  const bar = buttons().at(-1)!
  expect(within(bar.parentElement!).getByText('$12.95')).toBeDefined()
  await userEvent.click(bar)
  expect(add).toHaveBeenCalledOnce()
  see(1)
  expect(buttons()).toHaveLength(1)
})

test('what is sold out has no button at the foot either', async () => {
  const { see } = await open({ ...bell, stock: 0, availability: 'out_of_stock' })
  see(0)
  expect(buttons()).toEqual([])
})

test('what has still to be chosen is asked for from the foot, too', async () => {
  const { add, see } = await open(helmet)
  see(0)
  await userEvent.click(buttons().at(-1)!)
  expect(add).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'M' }))
})

test('the bar never lies over the choices: it waits until they are out of sight', async () => {
  const { see } = await open(helmet)
  see(0, 'Add to cart')
  expect(buttons()).toHaveLength(1)
  see(0, 'Size')
  expect(buttons()).toHaveLength(2)
  see(0.2, 'Size')
  expect(buttons()).toHaveLength(1)
})
