import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { helmet } from '../../testing/accessories.ts'
import { openProduct } from '../../testing/open-product.tsx'

const REVIEWS = { 'GET /api/accessories/1001/reviews': { items: [], page: 1, per_page: 10, total: 0 } }

/** Opens the helmet's page with its own id or that of a choice. */
async function open(id = 1001, query = '') {
  const view = openProduct(`/shop/accessories/${id}${query}`, {
    [`GET /api/accessories/${id}`]: helmet,
    ...REVIEWS,
  })
  await screen.findByRole('heading', { level: 1, name: 'City helmet' })
  return view
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const buy = () => userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))

test('a colour is chosen from the start; the size is asked for when somebody buys without it', async () => {
  const { added } = await open()
  expect(radio('Pine').checked).toBe(true)
  await buy()
  expect(screen.getByRole('alert').textContent).toBe('Please choose the size first.')
  expect(document.activeElement).toBe(radio('M'))
  expect(added).toEqual([])
  await userEvent.click(radio('M'))
  expect(screen.queryByRole('alert')).toBeNull()
  await buy()
  expect(added).toMatchObject([
    { id: 110102, title: 'City helmet, M, Pine', price: 119, thumbnail: helmet.image },
  ])
})

test('whom each size fits stands at the sizes, where the specifications say so', async () => {
  const sized = [{ label: 'Head sizes', value: 'S 51–55 cm, M 55–59 cm' }]
  const { unmount } = openProduct('/shop/accessories/1001', {
    'GET /api/accessories/1001': { ...helmet, specifications: sized },
    ...REVIEWS,
  })
  const sizes = within(await screen.findByRole('group', { name: /^Size/ }))
  const rows = within(sizes.getByRole('table', { name: 'Size guide' })).getAllByRole('row')
  expect(rows.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
    ['Size', 'S', 'M'],
    ['Head', '51–55 cm', '55–59 cm'],
  ])
  expect(radio('M').closest('label')?.textContent).toContain('55–59 cm')
  expect(document.getElementById(radio('M').getAttribute('aria-describedby')!)?.textContent).toBe('55–59 cm')
  unmount()
  await open()
  expect(screen.queryByText('Size guide')).toBeNull()
})

test('sizes of which only the size is named are headed by what they fit', async () => {
  openProduct('/shop/accessories/1001', {
    'GET /api/accessories/1001': {
      ...helmet,
      specifications: [{ label: 'Sizes', value: 'S-M to 1.74 m, L-XL from 1.72 m' }],
    },
    ...REVIEWS,
  })
  const guide = within(await screen.findByRole('table', { name: 'Size guide' }))
  expect(screen.getByText(/^Go by your height/)).toBeDefined()
  expect(guide.getByRole('rowheader').textContent).toBe('Fits')
  expect(guide.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'to 1.74 m',
    'from 1.72 m',
  ])
})

test('the size guide opens, says how to measure, and the specifications don’t repeat it', async () => {
  const specifications = [
    { label: 'Head sizes', value: 'S 51–55 cm, M 55–59 cm' },
    { label: 'Shell', value: 'Recycled ABS' },
  ]
  openProduct('/shop/accessories/1001', {
    'GET /api/accessories/1001': { ...helmet, specifications },
    ...REVIEWS,
  })
  const sizes = within(await screen.findByRole('group', { name: /^Size/ }))
  const guide = sizes.getByText('Size guide', { selector: 'summary' }).closest('details')!
  expect(guide.open).toBe(false)
  await userEvent.click(sizes.getByText('Size guide', { selector: 'summary' }))
  expect(guide.open).toBe(true)
  expect(sizes.getByText(/^Lay a tape around your head/)).toBeDefined()
  const facts = within(screen.getByRole('region', { name: 'Specifications' }))
  const terms = facts.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms).toContain('Shell')
  expect(terms).not.toContain('Head sizes')
})

test('a size guide that can’t be told apart stands as it was written', async () => {
  const specifications = [{ label: 'Sizes', value: 'One' }]
  openProduct('/shop/accessories/1001', {
    'GET /api/accessories/1001': { ...helmet, specifications },
    ...REVIEWS,
  })
  const guide = (await screen.findByText('Size guide')).closest('details')
  expect(guide?.textContent).toBe('Size guideSizesOne')
})

test('the choice stands in the address, with no page more to go back to', async () => {
  await open()
  const steps = history.length
  await userEvent.click(radio('M'))
  expect(location.pathname).toBe('/shop/accessories/110102')
  await userEvent.click(radio('Graphite'))
  expect(location.pathname).toBe('/shop/accessories/110101')
  expect(history.length).toBe(steps)
  expect(document.title).toBe('City helmet, M, Graphite · Nireeka')
  expect(document.activeElement).toBe(radio('Graphite'))
})

test('an address that names a choice opens with it made', async () => {
  const { added } = await open(110102)
  expect([radio('M').checked, radio('Pine').checked]).toEqual([true, true])
  expect(screen.getByText('Only 3 left')).toBeDefined()
  await buy()
  expect(added).toMatchObject([{ id: 110102 }])
})

test('what is sold out is shown as such, can be chosen, and says when it is back', async () => {
  await open(110102)
  await userEvent.click(radio('L Sold out'))
  expect(location.pathname).toBe('/shop/accessories/110104')
  expect(screen.getByText('Back on December 14')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
  await userEvent.click(radio('Graphite'))
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDefined()
})

const shownPicture = () => screen.getByRole('img', { name: 'City helmet' }).getAttribute('src')

test('the pictures are those of the chosen colour, whatever the size', async () => {
  await open()
  expect(shownPicture()).toBe('/pictures/city-helmet.webp')
  await userEvent.click(radio('Graphite'))
  expect(shownPicture()).toBe('/pictures/city-helmet-graphite.webp')
  expect(screen.getByRole('img', { name: 'City helmet, view 2' })).toBeDefined()
  await userEvent.click(radio('L'))
  expect(shownPicture()).toBe('/pictures/city-helmet-graphite.webp')
})

test('a colour without a size stands in the address, which opens with it', async () => {
  const { unmount } = await open()
  await userEvent.click(radio('Graphite'))
  expect(`${location.pathname}${location.search}`).toBe('/shop/accessories/1001?colour=Graphite')
  unmount()
  await open(1001, '?colour=Graphite')
  expect(radio('Graphite').checked).toBe(true)
  expect(shownPicture()).toBe('/pictures/city-helmet-graphite.webp')
  await userEvent.click(radio('M'))
  expect(`${location.pathname}${location.search}`).toBe('/shop/accessories/110101')
})

test('what is put into the cart has the picture of its colour', async () => {
  const { added } = await open(1001, '?colour=Graphite')
  await userEvent.click(radio('M'))
  await buy()
  expect(added).toMatchObject([{ id: 110101, thumbnail: '/pictures/city-helmet-graphite.webp' }])
})
