import { fakeHttp, fakePlatform, renderPage } from '@nireeka/kit/testing'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { Shop } from '../shop.tsx'
import { helmet } from '../testing/accessories.ts'

afterEach(() => vi.unstubAllGlobals())

/** An accessory's page on a screen that tells how much of its button is seen. */
async function open(item = helmet) {
  const tellers: Array<(share: number) => void> = []
  class Observer {
    constructor(tell: (entries: Array<{ intersectionRatio: number }>) => void) {
      tellers.push((intersectionRatio) => tell([{ intersectionRatio }]))
    }
    observe = () => undefined
    disconnect = () => undefined
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const add = vi.fn(async () => undefined)
  renderPage(<Shop />, '/shop/accessories/1001', {
    http: fakeHttp({ 'GET /api/accessories/1001': item }).http,
    cart: { ...fakePlatform().cart, add },
  })
  await screen.findByRole('heading', { level: 1, name: item.title })
  return { add, see: (share: number) => act(() => tellers.forEach((tell) => tell(share))) }
}

const buttons = () => screen.queryAllByRole('button', { name: 'Add to cart' })

test('while the page’s own button is out of sight, price and button stand at the foot', async () => {
  const { add, see } = await open()
  expect(buttons()).toHaveLength(1)
  see(0)
  const bar = buttons().at(-1)!
  expect(within(bar.parentElement!).getByText('$119')).toBeDefined()
  await userEvent.click(bar)
  expect(add).toHaveBeenCalledOnce()
  see(1)
  expect(buttons()).toHaveLength(1)
})

test('what is sold out has no button at the foot either', async () => {
  const { see } = await open({ ...helmet, stock: 0, availability: 'out_of_stock' })
  see(0)
  expect(buttons()).toEqual([])
})
