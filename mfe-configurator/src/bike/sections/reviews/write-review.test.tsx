import type { Session, User } from '@nireeka/contracts'
import type { MyReviewData } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'

import { sampleReviews } from '../sample-sections.ts'
import { WriteReview } from './write-review.tsx'

const MINE = 'GET /api/configurator/nireeka-prime/my-review'
const SEND = 'POST /api/configurator/nireeka-prime/reviews'
const TEXT = /What should others know/

const guest: Session = { status: 'guest' }
const member: Session = { status: 'member', user: { email: 'anna@example.com' } as User }

const nothing: MyReviewData = { has_bought: true, review: null }
const written = (
  state: 'pending' | 'published' | 'rejected',
  reason: string | null = null,
): MyReviewData => ({
  has_bought: true,
  review: { ...sampleReviews.items[0]!, state, reason },
})

function show(session: Session, replies: Record<string, unknown> = {}) {
  const { http, calls } = fakeHttp(replies)
  const session$ = new BehaviorSubject<Session>(session)
  const path = '/configurator/nireeka-prime?build=1-c-5&reviews=2'
  renderPage(<WriteReview slug="nireeka-prime" title="Nireeka Prime" />, path, { http, session$ })
  return { calls }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Opens the form of a member who gets these replies. */
async function write(replies: Record<string, unknown>) {
  show(member, replies)
  await press('Write a review')
}

test('a guest is led to the login and back, with the build', () => {
  show(guest)
  expect(screen.getByRole('link', { name: 'Log in to write a review' }).getAttribute('href')).toBe(
    `/login?continue=${encodeURIComponent('/configurator/nireeka-prime?build=1-c-5#reviews')}`,
  )
  expect(screen.getByText('You can review the Nireeka Prime if you’ve bought it here.')).toBeDefined()
})

test('nothing is asked of the server before a member wants to write', () => {
  expect(show(member).calls).toEqual([])
})

test('a buyer’s review is sent, and waits to be read', async () => {
  const sent: unknown[] = []
  const mine = [nothing, written('pending')]
  await write({ [MINE]: () => mine.shift(), [SEND]: ({ body }: { body?: unknown }) => sent.push(body) })
  const first = await screen.findByRole('radio', { name: '1 star: Poor' })
  expect(document.activeElement).toBe(first)
  expect(screen.getByText(/^You bought this from us/)).toBeDefined()
  await press('Send review')
  expect((await screen.findByRole('alert')).textContent).toBe('Please choose one to five stars.')
  await userEvent.click(screen.getByRole('radio', { name: '4 stars: Very good' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await userEvent.type(screen.getByRole('textbox', { name: TEXT }), 'Climbs well.')
  await press('Send review')
  expect(await screen.findByText('Your review is waiting for approval')).toBeDefined()
  expect(document.activeElement?.textContent).toContain('Your review is waiting for approval')
  expect(sent).toEqual([{ rating: 4, title: null, body: 'Climbs well.' }])
})

test('a member who has not bought the bike is told that only buyers review it', async () => {
  await write({ [MINE]: { has_bought: false, review: null } })
  expect(
    await screen.findByText('Only members who have bought the Nireeka Prime here can review it.'),
  ).toBeDefined()
  expect(screen.queryByRole('form')).toBeNull()
  expect(document.activeElement?.textContent).toMatch(/^Only members/)
})

test.each([
  [written('published'), 'Your review is shown here'],
  [
    written('rejected', 'It tells of a dealer.'),
    'It tells of a dealer. You can change it and send it again.',
  ],
])('a review that was decided on says so, and can be changed', async (mine, sentence) => {
  await write({ [MINE]: mine })
  expect(await screen.findByText(sentence)).toBeDefined()
  await press('Change your review')
  const chosen = screen.getByRole<HTMLInputElement>('radio', { name: '5 stars: Excellent' })
  expect(chosen.checked).toBe(true)
  expect(document.activeElement).toBe(chosen)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: TEXT }).value).toBe('I arrive dry.')
})

test('a review that was opened to be changed can be left as it is', async () => {
  await write({ [MINE]: written('published') })
  await screen.findByText('Your review is shown here')
  await press('Change your review')
  await press('Cancel')
  expect(document.activeElement?.textContent).toContain('Your review is shown here')
  await press('Change your review')
  expect(screen.getByRole('form', { name: 'Your review' })).toBeDefined()
})

test('whoever wrote a review and is no longer a buyer can’t change it', async () => {
  await write({ [MINE]: { ...written('published'), has_bought: false } })
  expect(await screen.findByText('Your review is shown here')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a refusal keeps what was typed and can be tried again', async () => {
  const sentence = 'You’ve written five reviews today.'
  const mine = [nothing, written('pending')]
  const replies = [refusal(429, sentence), null]
  await write({ [MINE]: () => mine.shift(), [SEND]: () => replies.shift() })
  await userEvent.click(await screen.findByRole('radio', { name: '5 stars: Excellent' }))
  await userEvent.type(screen.getByRole('textbox', { name: TEXT }), 'Climbs well.')
  await press('Send review')
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: TEXT }).value).toBe('Climbs well.')
  await press('Send review')
  expect(await screen.findByText('Your review is waiting for approval')).toBeDefined()
})

test('a review that could not be loaded can be tried again', async () => {
  const replies = [refusal(503, 'One moment, please.'), nothing]
  await write({ [MINE]: () => replies.shift() })
  expect(await screen.findByText('One moment, please.')).toBeDefined()
  await press('Try again')
  expect(await screen.findByRole('form', { name: 'Your review' })).toBeDefined()
})
