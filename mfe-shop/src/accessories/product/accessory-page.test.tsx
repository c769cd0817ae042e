import { refusal } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { bag, bell, giftCard, helmet } from '../../testing/accessories.ts'
import { openProduct } from '../../testing/open-product.tsx'

const open = (id: string, reply: unknown) =>
  openProduct(`/shop/accessories/${id}`, { [`GET /api/accessories/${id}`]: reply })

test('an accessory shows its price, stock, delivery, facts and the way back', async () => {
  open('1001', helmet)
  expect(await screen.findByRole('heading', { level: 1, name: 'City helmet' })).toBeDefined()
  expect(document.title).toBe('City helmet · Nireeka')
  expect(screen.getByText('$119')).toBeDefined()
  expect(screen.getByText('In stock')).toBeDefined()
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
  expect(screen.getByText('3 to 6 working days to the United States')).toBeDefined()
  expect(facts).toEqual([
    '$9, free from $150',
    '14 days from delivery, unused',
    '2 years',
    'EN 1078',
    '1,390 g',
  ])
  expect(screen.getByRole('link', { name: 'Helmets' }).getAttribute('href')).toBe(
    '/shop/accessories?category=helmet',
  )
  const bellLink = await screen.findByRole('link', { name: 'Bell' })
  expect(bellLink.getAttribute('href')).toBe('/shop/accessories/1003')
})

test('what is mounted on a bike says which ones it fits; a helmet fits with every bike', async () => {
  const { unmount } = open('1002', { ...bag, fits: ['With a rear rack'], fits_bikes: helmet.fits_bikes })
  const fits = within(await screen.findByRole('region', { name: 'Fits' }))
  expect(fits.getByText('With a rear rack')).toBeDefined()
  expect(fits.getByRole('link', { name: 'Nireeka Nyx' }).getAttribute('href')).toBe('/configurator/nyx')
  unmount()
  open('1001', helmet)
  expect(await screen.findByRole('region', { name: 'Specifications' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Fits' })).toBeNull()
})

test('its terms lead to the pages that tell them', async () => {
  open('1001', helmet)
  const returns = await screen.findByRole('link', { name: '14 days from delivery, unused' })
  expect(returns.getAttribute('href')).toBe('/rrpolicy')
  expect(screen.getByRole('link', { name: '2 years' }).getAttribute('href')).toBe('/warranty')
})

test('delivery, returns and warranty are said once', async () => {
  open('1001', helmet)
  await screen.findByRole('heading', { level: 1, name: 'City helmet' })
  const said = [/3 to 6 working days/, /14.days?/, /^2.years?/].map(
    (text) => screen.getAllByText(text).length,
  )
  expect(said).toEqual([1, 1, 1])
})

test('a battery’s warranty is told with its charge cycles', async () => {
  open('1002', { ...bag, category: 'power' })
  expect(await screen.findByText('2 years, for a battery up to 300 charge cycles')).toBeDefined()
})

test('its rating is told in figures and jumps to the reviews', async () => {
  open('1001', helmet)
  const link = await screen.findByRole('link', { name: /Rated 4.5 out of 5.*to the reviews/ })
  expect(link.textContent).toBe('4.5 (12 ratings), to the reviews')
  await screen.findByRole('heading', { name: 'Reviews' })
  expect(document.querySelector(link.getAttribute('href')!)?.textContent).toContain('Reviews')
})

test('facts that an accessory has none of are left out', async () => {
  open('1003', { ...bell, delivery: null })
  expect(await screen.findByText('In stock')).toBeDefined()
  expect(await screen.findByRole('heading', { name: 'Reviews' })).toBeDefined()
  expect(screen.queryAllByRole('definition')).toEqual([])
  expect(screen.queryByRole('heading', { name: 'Fits' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Goes well with' })).toBeNull()
  expect(screen.queryByRole('link', { name: /to the reviews/ })).toBeNull()
})

test('Add to cart hands the item over, and nothing more', async () => {
  const { added } = open('1002', bag)
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }))
  expect(added).toEqual([
    {
      id: 1002,
      title: 'Commuter backpack',
      description: 'Rolls shut, stays dry.',
      price: 89.5,
      thumbnail: '/pictures/backpack.webp',
    },
  ])
})

test('a gift card begins at its lowest amount, has always enough and comes by email', async () => {
  open('1024', giftCard)
  expect(await screen.findByText('from')).toBeDefined()
  expect(screen.getByText('By email, as soon as you’ve paid')).toBeDefined()
  expect(screen.getByText('Refunded as long as none of it is spent')).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: '$500' }))
  expect(screen.queryByText('from')).toBeNull()
})

test.each([
  ['9999', refusal(404, 'This accessory does not exist.')],
  ['helmet', refusal(422, 'This is not an id.')],
])('an unknown id %s shows the page that is not found', async (id, answer) => {
  open(id, answer)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this product' }),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: 'All accessories' }).getAttribute('href')).toBe('/shop/accessories')
  expect(document.title).toBe('Page not found · Nireeka')
})

test('a failure that may pass offers Try again', async () => {
  const answers = [refusal(500, 'One moment, please.'), bag]
  open('1002', () => answers.shift())
  expect((await screen.findByRole('alert')).textContent).toContain('One moment, please.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Commuter backpack' })).toBeDefined()
})

test('an address can’t be bent into another call of the API', async () => {
  const { calls } = open('..%2Flogout', refusal(422, 'This is not an id.'))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this product' }),
  ).toBeDefined()
  expect(calls).toEqual(['GET /api/accessories/..%2Flogout'])
})
