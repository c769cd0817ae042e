import type { Session } from '@nireeka/contracts'
import { onePage, refusal } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'

import { bell, helmet, review, reviewsOf } from '../../testing/accessories.ts'
import { anna } from '../../testing/anna.ts'
import { openProduct } from '../../testing/open-product.tsx'

const LIST = 'GET /api/accessories/1001/reviews'
const MINE = 'GET /api/accessories/1001/my-review'
const SEND = 'POST /api/accessories/1001/reviews'

/** Opens the helmet's reviews with a session. */
async function open(session: Session, replies: Record<string, unknown> = {}, query = '') {
  const session$ = new BehaviorSubject(session)
  openProduct(
    `/shop/accessories/1001${query}`,
    { 'GET /api/accessories/1001': helmet, ...replies },
    { session$ },
  )
  return within(await screen.findByRole('region', { name: 'Reviews' }))
}

const guest: Session = { status: 'guest' }
const member: Session = { status: 'member', user: anna }

test('a review shows its stars, its words, its author and that she has bought it here', async () => {
  const reviews = await open(guest)
  expect(await reviews.findByText('A whole winter, and not one headache.')).toBeDefined()
  expect(reviews.getByRole('heading', { name: 'Sits well' })).toBeDefined()
  expect(reviews.getByText('March 4, 2026')).toBeDefined()
  expect(reviews.getByText('Bought here')).toBeDefined()
  expect(reviews.getByText('12 ratings')).toBeDefined()
})

test('a review is text, whatever its author has typed', async () => {
  const hostile = {
    ...review,
    title: null,
    body: '<img src=x onerror=alert(1)> [here](https://evil.example)',
  }
  const reviews = await open(guest, { [LIST]: reviewsOf(hostile) })
  expect(await reviews.findByText(hostile.body)).toBeDefined()
  expect(reviews.queryByRole('link', { name: 'here' })).toBeNull()
})

test('a bar narrows the reviews to its stars, an order sorts them, both in the address', async () => {
  const asked: unknown[] = []
  const reviews = await open(guest, {
    [LIST]: ({ query }: { query?: unknown }) => {
      asked.push(query)
      return reviewsOf(review)
    },
  })
  await userEvent.click(await reviews.findByRole('link', { name: /4 stars/ }))
  expect(location.search + location.hash).toBe('?stars=4#reviews')
  await userEvent.click(await reviews.findByRole('link', { name: 'Worst first' }))
  expect(location.search).toBe('?stars=4&sort=worst')
  expect(asked.at(-1)).toMatchObject({ stars: '4', sort: 'worst', page: '1' })
  await userEvent.click(reviews.getByRole('link', { name: 'Remove filter: 4 stars' }))
  expect(location.search).toBe('?sort=worst')
})

test('reviews that could not be loaded can be tried again, beside a product that can be bought', async () => {
  const answers = [refusal(500, 'One moment, please.'), reviewsOf(review)]
  const reviews = await open(guest, { [LIST]: () => answers.shift() })
  expect((await reviews.findByRole('alert')).textContent).toContain('One moment, please.')
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDefined()
  await userEvent.click(reviews.getByRole('button', { name: 'Try again' }))
  expect(await reviews.findByText('Bought here')).toBeDefined()
})

test('what nobody has rated says so', async () => {
  const id = 'GET /api/accessories/1003'
  openProduct('/shop/accessories/1003', { [id]: bell, [`${id}/reviews`]: reviewsOf() })
  expect(await screen.findByText('No ratings yet.')).toBeDefined()
  expect(await screen.findByText('Be the first to write one.')).toBeDefined()
})

test('a guest is led to the login and back', async () => {
  const reviews = await open(guest)
  const link = reviews.getByRole('link', { name: 'Log in to write a review' })
  expect(link.getAttribute('href')).toBe('/login?continue=%2Fshop%2Faccessories%2F1001%23reviews')
})

test('a member’s review is sent, and waits to be read', async () => {
  const sent: unknown[] = []
  const written = { ...review, state: 'pending', reason: null }
  const mine = [
    { has_bought: true, review: null },
    { has_bought: true, review: written },
  ]
  const reviews = await open(member, {
    [MINE]: () => mine.shift(),
    [SEND]: ({ body }: { body?: unknown }) => sent.push(body),
  })
  await userEvent.click(reviews.getByRole('button', { name: 'Write a review' }))
  await userEvent.click(await reviews.findByRole('button', { name: 'Send review' }))
  expect((await reviews.findByRole('alert')).textContent).toBe('Please choose one to five stars.')
  await userEvent.click(reviews.getByRole('radio', { name: '4 stars: Very good' }))
  await userEvent.type(reviews.getByRole('textbox', { name: /What should others know/ }), 'Sits well.')
  await userEvent.click(reviews.getByRole('button', { name: 'Send review' }))
  expect(await reviews.findByText('Your review is waiting for approval')).toBeDefined()
  expect(sent).toEqual([{ rating: 4, title: null, body: 'Sits well.' }])
})

test.each([
  ['published', null, 'Your review is shown here'],
  [
    'rejected',
    'It tells of another product.',
    'It tells of another product. You can change it and send it again.',
  ],
])('a review that is %s says so, and can be changed', async (state, reason, sentence) => {
  const reviews = await open(member, { [MINE]: { has_bought: false, review: { ...review, state, reason } } })
  await userEvent.click(reviews.getByRole('button', { name: 'Write a review' }))
  expect(await reviews.findByText(sentence)).toBeDefined()
  await userEvent.click(reviews.getByRole('button', { name: 'Change your review' }))
  expect(reviews.getByRole<HTMLInputElement>('textbox', { name: /In a few words/ }).value).toBe('Sits well')
  expect(reviews.getByRole<HTMLInputElement>('radio', { name: '4 stars: Very good' }).checked).toBe(true)
  await userEvent.click(reviews.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement?.textContent).toContain(sentence)
})

test('a page of reviews beyond the last one says so, and leads to the first', async () => {
  const reviews = await open(guest, { [LIST]: onePage({ ...reviewsOf(), total: 5 }) }, '?stars=4&page=7')
  expect(await reviews.findByRole('heading', { name: 'There is no page 7' })).toBeDefined()
  expect(reviews.getByRole('link', { name: 'First page' }).getAttribute('href')).toBe(
    '/shop/accessories/1001?stars=4#reviews',
  )
})
