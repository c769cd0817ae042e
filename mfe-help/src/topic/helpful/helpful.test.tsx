import type { Session } from '@nireeka/contracts'
import { fakeHttp, hydratePage, refusal, renderRoutes } from '@nireeka/kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { afterEach, expect, test } from 'vitest'

import { routes } from '../../routes.ts'

afterEach(() => localStorage.clear())

const PATH = '/help-center/topics/6'
const OWN = `GET /api${PATH}/vote`
const AS_GUEST = 'PUT /api/help-center/helpful-guest'
const AS_MEMBER = 'PUT /api/help-center/helpful'
const topic = {
  id: 6,
  title: 'How far will my bike go?',
  group: { id: 2, title: 'Battery and charging' },
  body: 'It depends.',
  helpful: { yes: 310, no: 52 },
  updated_at: '2021-03-04T23:30:00.000Z',
}
const anna: Session = {
  status: 'member',
  user: {
    id: 7,
    name: 'Anna',
    last_name: 'Berg',
    email: 'anna@example.com',
    avatar: null,
    user_name: 'anna',
    is_admin: 0,
    unit: 0,
  },
}

interface Sent {
  body: unknown
}

function open(replies: Record<string, unknown> = {}, session: Session = { status: 'guest' }) {
  const session$ = new BehaviorSubject<Session>(session)
  const { http, calls } = fakeHttp({
    [`GET /api${PATH}`]: { topic, related: [] },
    [OWN]: { vote: null },
    ...replies,
  })
  renderRoutes(routes, PATH, { http, session$ })
  const votes = () => calls.filter((call) => call.startsWith('PUT'))
  return { votes, calls, session$, user: userEvent.setup() }
}

const answerOf =
  (sent: unknown[], yes = 311, no = 52) =>
  (request: Sent) => {
    sent.push(request.body)
    return { vote: null, helpful: { yes, no } }
  }
const yes = () => screen.findByRole('button', { name: 'Yes' })
const no = () => screen.findByRole('button', { name: 'No' })
const pressed = (button: HTMLElement) => button.getAttribute('aria-pressed')

test('a guest’s answer is counted, thanked for, and can be changed', async () => {
  const sent: unknown[] = []
  const { user, votes } = open({ [AS_GUEST]: answerOf(sent) })
  await user.click(await yes())
  expect(await screen.findByText('Thank you! You can change your answer at any time.')).toBeDefined()
  expect(await screen.findByText('311 of 363 readers found this article helpful.')).toBeDefined()
  expect(pressed(await yes())).toBe('true')
  await user.click(await no())
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    { topic_id: 6, help_full: true, comment: null },
    { topic_id: 6, help_full: false, comment: null },
  ])
  expect(votes()).toEqual([AS_GUEST, AS_GUEST])
})

test('a guest who has never voted here asks for no vote', async () => {
  const { calls } = open()
  await yes()
  expect(calls).not.toContain(OWN)
})

test('the answer that is given already isn’t sent again', async () => {
  localStorage.setItem('helpVoted', 'true')
  const { user, votes } = open({ [OWN]: { vote: { help_full: true, comment: null } } })
  await screen.findByText('You answered Yes. You can change it at any time.')
  await user.click(await yes())
  expect(votes()).toEqual([])
})

test('a comment is asked for after the answer only, and goes with it', async () => {
  const sent: unknown[] = []
  const { user } = open({ [AS_GUEST]: answerOf(sent) })
  await no()
  expect(screen.queryByRole('textbox', { name: /missing/ })).toBeNull()
  await user.click(await no())
  const field = await screen.findByRole('textbox', { name: 'What was missing? (optional)' })
  await user.click(screen.getByRole('button', { name: 'Send comment' }))
  expect(await screen.findByText('Please write a comment first.')).toBeDefined()
  await user.type(field, 'How far in winter?')
  await user.click(screen.getByRole('button', { name: 'Send comment' }))
  expect(await screen.findByText(/Your comment is with the people/)).toBeDefined()
  expect(sent.at(-1)).toEqual({ topic_id: 6, help_full: false, comment: 'How far in winter?' })
})

test('an answer that fails says why, and can be tried again', async () => {
  let attempt = 0
  const { user, votes } = open({
    [AS_GUEST]: () =>
      attempt++ === 0
        ? refusal(503, 'Come back in a minute.')
        : { vote: null, helpful: { yes: 310, no: 53 } },
  })
  await user.click(await no())
  expect((await screen.findByRole('alert')).textContent).toContain('Come back in a minute.')
  expect(pressed(await no())).toBe('false')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('310 of 363 readers found this article helpful.')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(votes()).toHaveLength(2)
})

test('a member votes as a member', async () => {
  const { user, votes } = open({ [AS_MEMBER]: answerOf([]) }, anna)
  await user.click(await yes())
  await screen.findByText(/Thank you/)
  expect(votes()).toEqual([AS_MEMBER])
})

test('an answer waits until it is known who is here', async () => {
  const { user, votes, session$ } = open({ [AS_MEMBER]: answerOf([]) }, { status: 'loading' })
  await user.click(await yes())
  expect(pressed(await yes())).toBe('true')
  expect(votes()).toEqual([])
  act(() => session$.next(anna))
  expect(await screen.findByText(/Thank you/)).toBeDefined()
  expect(votes()).toEqual([AS_MEMBER])
})

test('a page that was rendered for nobody shows the visitor’s own answer once it is known who is here', async () => {
  const session$ = new BehaviorSubject<Session>({ status: 'loading' })
  const { http } = fakeHttp({ [OWN]: { vote: { help_full: false, comment: 'Too short.' } } })
  const data = { [`/api${PATH}`]: { topic, related: [] } }
  await hydratePage(routes, { url: PATH, data, platform: { session$, http } })
  expect(pressed(await no())).toBe('false')
  act(() => session$.next(anna))
  expect(await screen.findByDisplayValue('Too short.')).toBeDefined()
  expect(pressed(await no())).toBe('true')
})
