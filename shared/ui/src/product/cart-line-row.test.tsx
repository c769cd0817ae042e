import type { CartLine } from '@nireeka/contracts'
import { layersOf } from '@nireeka/contracts/bike-layers'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { CartLineRow } from './cart-line-row.tsx'

const line: CartLine = {
  id: 41,
  productId: 1001,
  title: 'City helmet',
  description: 'With light',
  image: null,
  price: 12.95,
  count: 3,
  bikeSlug: null,
  orderBikeId: null,
}

const linkTo = (path: string) => <a href={path}>{path}</a>

function open(change: Partial<CartLine>, min: 0 | 1 = 0, isWhole = false) {
  const onCount = vi.fn<(count: number) => void>()
  const onRemove = vi.fn<() => void>()
  const { container } = render(
    <CartLineRow line={{ ...line, ...change }} {...{ min, isWhole, onCount, onRemove, linkTo }} />,
  )
  return { onCount, onRemove, container }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const quantity = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of City helmet' })

test('a line shows title, number, what one costs and what all its pieces cost', () => {
  open({})
  expect(quantity().value).toBe('3')
  expect(screen.getByText('$38.85')).toBeDefined()
  expect(screen.getByText('$12.95')).toBeDefined()
})

test('prices have thousands commas', () => {
  open({ price: 1089.5, count: 2 })
  expect(screen.getByText('$2,179')).toBeDefined()
})

test.each([
  ['With light', 'With light'],
  ['x'.repeat(25), 'x'.repeat(25)],
  ['A light at the back, a visor at the front.', 'A light at the back, a…'],
])(
  'the description “%s” is previewed as “%s”: at most 25 characters, cut at a word',
  (description, shown) => {
    open({ description })
    expect(screen.getByText(shown)).toBeDefined()
  },
)

test('the cart’s page describes upgrades, and no product whose page describes it', () => {
  const description = 'A light at the back, a visor at the front.'
  open({ description }, 0, true)
  expect(screen.queryByText(description)).toBeNull()
  cleanup()
  open({ description, bikeSlug: 'nyx', orderBikeId: 7 }, 1, true)
  expect(screen.getByText(description)).toBeDefined()
})

test('plus and minus ask for one more and one less', () => {
  const { onCount } = open({})
  press('One more')
  press('One less')
  expect(onCount.mock.calls).toEqual([[4], [2]])
})

test('a guest’s minus at 1 removes the line', () => {
  const { onCount } = open({ count: 1 })
  press('Remove')
  expect(onCount).toHaveBeenCalledExactlyOnceWith(0)
})

test('a member’s minus at 1 does nothing', () => {
  const { onCount } = open({ count: 1 }, 1)
  press('One less')
  expect(onCount).not.toHaveBeenCalled()
})

test('a number is typed; nobody takes more than 99', () => {
  const { onCount } = open({})
  fireEvent.change(quantity(), { target: { value: '12' } })
  fireEvent.blur(quantity())
  expect(onCount).toHaveBeenCalledExactlyOnceWith(12)
})

test('Remove takes the line away, whatever its number', () => {
  const { onRemove } = open({}, 1)
  press('Remove City helmet')
  expect(onRemove).toHaveBeenCalledOnce()
})

test.each([
  ['a bike', { bikeSlug: 'nyx' }, '/configurator/nyx?cartID=41&mode=CECM'],
  [
    'an upgrade',
    { bikeSlug: 'nyx', orderBikeId: 12 },
    '/configurator/nyx?orderBikeID=12&cartID=41&mode=CEUM',
  ],
])('%s is edited in the configurator, in its own mode', (_what, change, path) => {
  open(change)
  expect(screen.getByRole('link', { name: 'Edit City helmet' }).getAttribute('href')).toBe(path)
})

test('what is neither bike nor upgrade has nothing to edit', () => {
  open({})
  expect(screen.queryByRole('link', { name: /Edit/ })).toBeNull()
})

test.each([
  ['accessory', '/shop/accessories/1001'],
  ['spare', '/shop/spares/1001'],
] as const)('the name of a product of kind %s leads to its page', (kind, path) => {
  open({ kind })
  expect(screen.getByRole('link', { name: 'City helmet' }).getAttribute('href')).toBe(path)
})

test('the name of what is gone leads nowhere', () => {
  open({ kind: 'spare', problem: 'gone' })
  expect(screen.queryByRole('link', { name: 'City helmet' })).toBeNull()
})

test('what can’t be had says so, costs nothing and can only be removed', () => {
  open({ problem: 'sold_out', notice: 'Sold out.' })
  expect(screen.getByText('Sold out.')).toBeDefined()
  expect(screen.queryByText(/\$/)).toBeNull()
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Remove City helmet'])
})

const build = { sizeId: 32, colourId: 3, ral: [], partIds: [305, 605] }
const bike = { bikeSlug: 'nyx', kind: 'bike', build }
const PARTS = 'Carbon rims, Comfort saddle, Long Cruise battery'

test('the parts of a bike are previewed like any description, and stand in full where there is room', () => {
  open({ ...bike, description: PARTS })
  expect(screen.getByText('Carbon rims, Comfort…')).toBeDefined()
  open({ ...bike, description: PARTS }, 0, true)
  expect(screen.getByText(PARTS)).toBeDefined()
})

test('a long list of parts is folded', () => {
  const many = `${PARTS}, ${PARTS}, ${PARTS}`
  open({ ...bike, description: many }, 0, true)
  const folded = screen.getByText('What is on it').closest('details')
  expect(folded?.textContent).toBe(`What is on it ${many}`)
  expect(folded?.open).toBe(false)
})

test('upgrades are for one bike: there is nothing to count', () => {
  open({ ...bike, kind: 'upgrade', orderBikeId: 7, count: 1 })
  expect(screen.queryByRole('group', { name: 'Quantity of City helmet' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Remove City helmet' })).toBeDefined()
})

test('the law of the country is told at a bike, and hinders nothing', () => {
  open({ ...bike, warning: 'Where you live, bikes may assist up to 25 km/h only.' })
  expect(screen.getByText(/may assist up to 25 km\/h only/)).toBeDefined()
  expect(screen.getByRole('group', { name: 'Quantity of City helmet' })).toBeDefined()
})

test('a bike that can’t be built any more is edited or removed', () => {
  const notice = 'Carbon rims are no longer offered. Please edit it.'
  open({ ...bike, problem: 'gone', notice })
  expect(screen.getByText(notice)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Edit City helmet' })).toBeDefined()
  expect(screen.queryByText(/\$/)).toBeNull()
})

test('a variant shows what was chosen below its name, and is still called by all of it', () => {
  const choices = [
    { name: 'Size', value: 'M' },
    { name: 'Colour', value: 'Chalk' },
  ]
  open({ title: 'City helmet, M, Chalk', kind: 'accessory', choices })
  expect(screen.getByText('Size M · Colour Chalk')).toBeDefined()
  const link = screen.getByRole('link', { name: 'City helmet, M, Chalk' })
  expect(link.querySelector('.visually-hidden')?.textContent).toBe(', M, Chalk')
})

test('a line says between which days it arrives', () => {
  open({ delivery: { kind: 'dated', first: '2026-12-01', last: '2026-12-04' } })
  expect(screen.getByText('Arrives December 1 to 4')).toBeDefined()
})

test('where nobody knows when it arrives, nothing is said', () => {
  open({ delivery: null })
  expect(screen.queryByText(/Arrives/)).toBeNull()
})

test('a bike is pictured with the extras of its build, as far as they are drawn', () => {
  const image = '/pictures/bikes/nireeka-homie-pine-front34.webp'
  const partIds = [2001, 2101]
  const { container } = open({ ...bike, bikeSlug: 'nireeka-homie', image, build: { ...build, partIds } })
  const picture = container.querySelector('img:not([aria-hidden])')!
  Object.defineProperties(picture, {
    currentSrc: { value: `https://shop.example${image}` },
    naturalWidth: { value: 640 },
  })
  fireEvent.load(picture)
  const layers = [...container.querySelectorAll('picture > img[aria-hidden]')]
  expect(layers.map((layer) => layer.getAttribute('src'))).toEqual(
    layersOf(image, partIds).map(({ src }) => src),
  )
})
