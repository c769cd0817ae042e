import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../../routes.ts'
import { bell, giftCard, helmet, listOf, reviewsOf } from '../../testing/accessories.ts'
import { heldAnswer } from '../../testing/held-answer.ts'

/** Opens the list, follows the link to a product, and returns what gives the product's answer. */
async function follow(name: string) {
  const { answer, release } = heldAnswer()
  const { http } = fakeHttp({
    'GET /api/accessories': listOf(helmet, bell, giftCard),
    'GET /api/accessories/1001': () => answer,
    'GET /api/accessories/1003': () => answer,
    'GET /api/accessories/1024': () => answer,
    'GET /api/accessories/1001/reviews': reviewsOf(),
    'GET /api/accessories/1003/reviews': reviewsOf(),
  })
  renderRoutes(routes, '/shop/accessories', { http })
  await userEvent.click(await screen.findByRole('link', { name }))
  return release
}

test('a product shows at once what the list knows, and keeps its heading when the rest has come', async () => {
  const release = await follow('City helmet')
  const heading = screen.getByRole('heading', { level: 1, name: 'City helmet' })
  expect(document.title).toBe('City helmet · Nireeka')
  expect(screen.getByText('$119')).toBeDefined()
  expect(screen.getByText('A light at the back, a visor at the front.')).toBeDefined()
  const pictures = screen.getByRole('group', { name: 'Pictures of City helmet' })
  const picture = within(pictures).getByRole('img', { name: 'City helmet' })
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()

  release(helmet)
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
  expect(screen.getByRole('img', { name: 'City helmet' })).toBe(picture)
  // The colour that the picture shows is chosen, as if the page had been opened by its address.
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Pine/ }).checked).toBe(true)
})

test('a product without choices can be bought before the rest has come', async () => {
  await follow('Bell')
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: /Reviews/ })).toBeNull()
})

test('a gift card’s price begins at its lowest amount from the first moment', async () => {
  await follow('Gift card')
  expect(screen.getByText('from')).toBeDefined()
  expect(screen.getByText('$50')).toBeDefined()
})
