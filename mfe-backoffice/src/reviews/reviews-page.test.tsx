import { HttpError, PASSWORD_REQUIRED } from '@nireeka/contracts'
import type { ModerationData } from '@nireeka/contracts/api'
import { fakeHttp, onePage, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { ADMIN_AREA_LABELS } from '../sample-areas.ts'
import { staff } from '../sample-staff.ts'

type Item = ModerationData['items'][number]
const AT = '2026-05-01T10:00:00.000Z'

const review = (id: number, change: Partial<Item> = {}): Item => ({
  id,
  author: 'rosa',
  rating: 2,
  title: 'Cape <b>or</b> tent?',
  body: 'Far too wide.\nPlease make an XS.',
  is_verified: false,
  created_at: AT,
  product: { id: 23, title: 'Rain cape', bike_slug: null },
  state: 'pending',
  reason: null,
  decided_at: null,
  decided_by: null,
  ...change,
})
const page = (items: Item[], total = items.length): ModerationData => ({
  items,
  page: 1,
  per_page: 20,
  total,
})

/** Opens the page on a fake API with reviews. Returns the requests that it received. */
function open(
  reviews: Item[],
  { path = '/backoffice/reviews', is_admin = 1, answer = (): unknown => null, givePassword = () => {} } = {},
) {
  const sent: unknown[] = []
  const notify = vi.fn<(kind: string, message: string) => void>()
  const replies = Object.fromEntries(
    reviews.map(({ id }) => [
      `POST /api/backoffice/reviews/${id}`,
      ({ body }: { body?: unknown }) => {
        sent.push(body)
        const reply = answer()
        if (reply === null) reviews.splice(0, reviews.length)
        return reply
      },
    ]),
  )
  const list = ({ query }: { query?: Record<string, unknown> }) =>
    page(reviews.filter(({ state }) => state === query?.state))
  const { http } = fakeHttp({
    ...replies,
    'GET /api/backoffice/reviews': list as never,
    'POST /api/account/confirm-password': givePassword,
  })
  renderRoutes(routes, path, { http, notify, session$: staff(is_admin) })
  return { sent, notify }
}

const passwordRequired = () =>
  new HttpError({ status: 403, code: PASSWORD_REQUIRED, message: 'Please enter it.' })

const card = () => screen.findByRole('article', { name: 'Review of Rain cape by rosa' })

test('a review that waits is shown as it was written, as plain text', async () => {
  open([review(1)])
  const shown = within(await card())
  expect(shown.getByText('Cape <b>or</b> tent?')).toBeTruthy()
  expect(shown.getByText(/^Far too wide\./).textContent).toBe('Far too wide.\nPlease make an XS.')
  expect(shown.getByRole('img', { name: 'Rated 2.0 out of 5' })).toBeTruthy()
  expect(shown.getByText('Not a verified buyer')).toBeTruthy()
  expect(shown.getByRole('link', { name: 'Rain cape' }).getAttribute('href')).toBe(
    '/shop/accessories/23#reviews',
  )
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Waiting 1')
})

test('a review of a bike leads to the reviews on the bike’s page', async () => {
  open([review(1, { product: { id: 9003, title: 'Nireeka Nyx', bike_slug: 'nyx' } })])
  const shown = within(await screen.findByRole('article', { name: 'Review of Nireeka Nyx by rosa' }))
  expect(shown.getByRole('link', { name: 'Nireeka Nyx' }).getAttribute('href')).toBe(
    '/configurator/nyx#reviews',
  )
})

test('publishing says which words were read, and the focus stays in the list', async () => {
  const { sent } = open([review(1), review(2, { author: 'ben' })])
  await userEvent.click(within(await card()).getByRole('button', { name: 'Publish' }))
  expect(sent).toEqual([{ state: 'published', created_at: AT, decided_at: null }])
  expect(await screen.findByText('No reviews waiting')).toBeTruthy()
})

test('rejecting asks for the reason first', async () => {
  const { sent } = open([review(1)])
  await userEvent.click(within(await card()).getByRole('button', { name: 'Reject' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Why is it rejected?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Reject review' }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Please say more.')
  await userEvent.click(dialog.getByRole('button', { name: 'Reject review' }))
  expect(sent).toEqual([{ state: 'rejected', reason: 'Please say more.', created_at: AT, decided_at: null }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a rejection that needs the password asks for it and is sent again', async () => {
  let isGiven = false
  const { sent } = open([review(1)], {
    answer: () => (isGiven ? null : passwordRequired()),
    givePassword: () => {
      isGiven = true
    },
  })
  await userEvent.click(within(await card()).getByRole('button', { name: 'Reject' }))
  const reason = within(await screen.findByRole('dialog', { name: 'Why is it rejected?' }))
  await userEvent.type(reason.getByRole('textbox', { name: 'Reason' }), 'Please say more.')
  await userEvent.click(reason.getByRole('button', { name: 'Reject review' }))
  const password = within(await screen.findByRole('dialog', { name: 'Confirm your password' }))
  await userEvent.type(password.getByLabelText('Password'), 'a long enough phrase')
  await userEvent.click(password.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('No reviews waiting')).toBeTruthy()
})

test('a decision that came too late says so and changes nothing', async () => {
  const sentence = 'Its author has rewritten it in the meantime. Please read it again.'
  const { notify } = open([review(1)], { answer: () => refusal(409, sentence) })
  await userEvent.click(within(await card()).getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', sentence))
  expect(await card()).toBeTruthy()
})

test('what was rejected says by whom and why, and can still be published', async () => {
  const rejected = { state: 'rejected', reason: 'No words.', decided_at: AT, decided_by: 'staff:9' } as const
  open([review(1, rejected)], { path: '/backoffice/reviews?state=rejected' })
  const shown = within(await card())
  expect(shown.getByText('No words.')).toBeTruthy()
  expect(shown.getByText(/^Rejected by staff 9/)).toBeTruthy()
  expect(shown.queryByRole('button', { name: 'Reject' })).toBeNull()
  expect(shown.getByRole('button', { name: 'Publish' })).toBeTruthy()
})

test('tabs stand in the address', async () => {
  open([review(1)])
  await userEvent.click(await screen.findByRole('tab', { name: 'Published' }))
  expect(location.search).toBe('?state=published')
  expect(await screen.findByText('No published reviews')).toBeTruthy()
})

test.each([
  [9, ADMIN_AREA_LABELS],
  [1, ['Support', 'Reviews', 'Forum']],
])('staff with is_admin %i is led to what it may see', async (is_admin, expected) => {
  open([], { is_admin })
  const rail = within(screen.getByRole('navigation', { name: 'Back office' }))
  expect(rail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(expected)
  expect(await screen.findByText('No reviews waiting')).toBeTruthy()
})

test('reviews that could not be loaded are asked for again', async () => {
  let tries = 0
  const { http } = fakeHttp({
    'GET /api/backoffice/reviews': () => (tries++ === 0 ? refusal(503, 'Busy.') : page([review(1)])),
  })
  renderRoutes(routes, '/backoffice/reviews', { http, session$: staff(9) })
  expect(await screen.findByText('Busy.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await card()).toBeTruthy()
})

test('a page beyond the last one says so, and leads back', async () => {
  const asked: unknown[] = []
  const reply = onePage(page([], 20))
  const answer = ({ query }: { query?: { page: number } }) => (asked.push(query?.page), reply({ query }))
  renderRoutes(routes, '/backoffice/reviews?page=9', {
    session$: staff(9),
    http: fakeHttp({ 'GET /api/backoffice/reviews': answer }).http,
  })
  expect(await screen.findByRole('heading', { name: 'There is no page 9' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'First page' })).toBeDefined()
  expect(asked).toContain(9)
})
