import type { Session, User } from '@nireeka/contracts'
import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'

import { toBike } from '../bikes/bikes.api.ts'
import { sampleCard } from '../sample-bike.ts'
import { SizeAlert } from './size-alert.tsx'

const ALERT = 'POST /api/configurator/sizes/13/stock-alert'
const notBuilt = toBike(sampleCard).sizes.find(({ id }) => id === 13)!
const guest: Session = { status: 'guest' }

/** Opens the form for size L; `replies` are the answers to its requests. */
async function open(session: Session, ...replies: unknown[]) {
  const sent: unknown[] = []
  const reply = ({ body }: { body?: unknown }) => {
    sent.push(body)
    return replies.shift()
  }
  const { http } = fakeHttp({ [ALERT]: reply })
  renderPage(<SizeAlert size={notBuilt} />, '/', { http, session$: new BehaviorSubject<Session>(session) })
  await press()
  return { sent, field: await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your email' }) }
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Tell me when it’s back' }))

test('a guest is told when the size is back, by one email, and the field has the focus', async () => {
  const { sent, field } = await open(guest, null)
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, 'mara@example.com')
  await press()
  expect(await screen.findByText(/size L again, we’ll email mara@example.com once/)).toBeDefined()
  expect(sent).toEqual([{ email: 'mara@example.com' }])
})

test('a member finds her address there', async () => {
  const user = { unit: 0, email: 'anna@example.com' } as User
  const { field } = await open({ status: 'member', user })
  expect(field.value).toBe('anna@example.com')
})

test('an address that is none is said at its field, and nothing is sent', async () => {
  const { sent, field } = await open(guest)
  await userEvent.type(field, 'mara@')
  await press()
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(sent).toEqual([])
})

test('a refusal keeps what was typed and can be tried again', async () => {
  const { field } = await open(guest, refusal(429, 'Please wait a minute.'), null)
  await userEvent.type(field, 'mara@example.com')
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe('Please wait a minute.')
  expect(field.value).toBe('mara@example.com')
  await press()
  expect(await screen.findByText('We’ll let you know')).toBeDefined()
})
