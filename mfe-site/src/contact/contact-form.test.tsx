import type { Platform, PlatformEvent, Session } from '@nireeka/contracts'
import { STOP_RIDING } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { afterEach, expect, test } from 'vitest'

import { asMember } from '../testing/members.ts'
import { ContactForm } from './contact-form.tsx'

afterEach(() => sessionStorage.clear())

const POST = 'POST /api/contact'
const receipt = { number: 'T-10042', ticket_id: null, notice: null }
const guest: Session = { status: 'guest' }

function open(reply: unknown, session: Session = guest) {
  const sent: unknown[] = []
  const answer = ({ body }: { body: unknown }) => {
    sent.push(body)
    return typeof reply === 'function' ? reply() : reply
  }
  const session$ = new BehaviorSubject<Session>(session)
  const listeners = new Set<(event: PlatformEvent) => void>()
  const events$: Platform['events$'] = {
    subscribe: (listener) => {
      listeners.add(listener)
      return { unsubscribe: () => void listeners.delete(listener) }
    },
  }
  const { http } = fakeHttp({ [POST]: answer })
  const view = renderPage(<ContactForm />, '/contact', { http, session$, events$ })
  const signOut = () => act(() => listeners.forEach((listen) => listen({ type: 'session:signed-out' })))
  return { sent, signOut, session$, ...view }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

async function write(text = 'Is the Homie in stock?') {
  await userEvent.type(field('Your name'), 'Gus')
  await userEvent.type(field('Email'), 'gus@example.com')
  await userEvent.type(field('Subject'), 'A question')
  await userEvent.type(field('Your message'), text)
}

test('a guest’s message is sent, and the number takes the focus', async () => {
  const { sent } = open(receipt)
  await write()
  await userEvent.selectOptions(field('What’s it about?'), 'Something else')
  await send()
  const number = await screen.findByRole('heading', { name: 'Thank you. Your ticket number is T-10042.' })
  expect(document.activeElement).toBe(number)
  expect(sent).toEqual([
    {
      name: 'Gus',
      email: 'gus@example.com',
      category: 'other',
      subject: 'A question',
      text: 'Is the Homie in stock?',
    },
  ])
  expect(sessionStorage).toHaveLength(0)
})

test('a member’s name and email are known and can’t be changed here; the ticket can be read in the dashboard', async () => {
  open({ ...receipt, ticket_id: 42 }, asMember())
  expect(field('Your name').value).toBe('Ann Rider')
  expect([field('Your name').readOnly, field('Email').readOnly]).toEqual([true, true])
  await userEvent.type(field('Subject'), 'A question')
  await userEvent.type(field('Your message'), 'Hello')
  await send()
  const link = await screen.findByRole('link', { name: 'Read it in your dashboard' })
  expect(link.getAttribute('href')).toBe('/dashboard/support/42')
})

test('what is missing is said at its field, and the first of them has the focus; nothing is sent', async () => {
  const { sent } = open(receipt)
  await userEvent.type(field('Email'), 'no address')
  await send()
  expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy()
  expect(screen.getAllByText('This field is required.')).toHaveLength(3)
  expect(document.activeElement).toBe(field('Your name'))
  expect(sent).toEqual([])
})

test('the server’s field errors stand beside the fields, and what was typed is kept', async () => {
  open(() => refusal(422, 'Please check.', { email: ['We can’t write there.'] }))
  await write()
  await send()
  expect(await screen.findByText('We can’t write there.')).toBeTruthy()
  expect(field('Your message').value).toBe('Is the Homie in stock?')
})

test('a message that could not be sent says why, is kept over a reload, and is sent the next time', async () => {
  let tries = 0
  const first = open(() => (tries++ === 0 ? refusal(0, "Can't reach server right now.") : receipt))
  await write()
  await send()
  expect(await screen.findByText(/Can't reach server right now/)).toBeTruthy()
  first.unmount()
  open(receipt)
  expect(field('Your message').value).toBe('Is the Homie in stock?')
  expect(field('Your name').value).toBe('Gus')
  await send()
  expect(await screen.findByRole('heading', { name: /T-10042/ })).toBeTruthy()
})

test('nobody finds what another has typed', async () => {
  const first = open(receipt, asMember())
  await userEvent.type(field('Your message'), 'Mine alone')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('ann@example.com')
  first.unmount()
  open(receipt)
  expect(field('Your message').value).toBe('')
})

test('signing out takes away what was typed', async () => {
  const { signOut } = open(receipt, asMember())
  await userEvent.type(field('Your message'), 'Mine alone')
  signOut()
  expect([field('Your message').value, sessionStorage.length]).toEqual(['', 0])
})

test('words or the category of danger show the notice at once', async () => {
  open(receipt)
  await userEvent.type(field('Your message'), 'My brakes are soft')
  expect(await screen.findByText(STOP_RIDING.title)).toBeTruthy()
  await userEvent.clear(field('Your message'))
  await waitFor(() => expect(screen.queryByText(STOP_RIDING.title)).toBeNull())
  await userEvent.selectOptions(field('What’s it about?'), 'Safety: brakes, battery, cracks')
  expect(await screen.findByText(STOP_RIDING.title)).toBeTruthy()
})

test('who becomes known as a member while writing keeps what was typed', async () => {
  const { session$ } = open(receipt, { status: 'loading' })
  await userEvent.type(field('Your message'), 'Typed early')
  act(() => session$.next(asMember()))
  expect([field('Your name').value, field('Your message').value]).toEqual(['Ann Rider', 'Typed early'])
})

test('a link may name the subject, which the reader can change', async () => {
  renderPage(<ContactForm />, '/contact?subject=About+%E2%80%9CWinter+storage%E2%80%9D', {
    session$: new BehaviorSubject<Session>(guest),
  })
  await waitFor(() => expect(field('Subject').value).toBe('About “Winter storage”'))
  expect(field('Subject').readOnly).toBe(false)
})
