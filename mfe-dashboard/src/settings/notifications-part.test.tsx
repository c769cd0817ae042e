import type { ForumEmailsData, NotificationChoicesData } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { NotificationsPart } from './notifications-part.tsx'

const choices: NotificationChoicesData = { writing_level: 'all', tells_likes: true }
const emails: ForumEmailsData = { digest: 'weekly', emails_mentions: true }

function open(replies: Record<string, unknown> = {}) {
  const notify = vi.fn()
  const sent: unknown[] = []
  const keep = ({ body }: { body: unknown }) => (sent.push(body), body)
  const { http } = fakeHttp({
    'GET /api/notifications/choices': choices,
    'GET /api/forum/emails': emails,
    'GET /api/account/newsletter': { state: 'off' },
    'PUT /api/notifications/choices': keep,
    'PUT /api/forum/emails': keep,
    ...replies,
  })
  renderRoutes([{ path: '/', page: NotificationsPart }], '/', { http, notify })
  return { notify, sent }
}

const level = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Replies on this site' })
const digest = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /^Summary by email/ })
const likes = () =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: 'Tell me when somebody likes my posts' })
const mentions = () =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: 'Email me when somebody mentions or answers me' })
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))

test('what can’t be turned off says so, with its reason', async () => {
  open()
  for (const name of [/^Orders, payments/, /^Login and security/, /^Support tickets/]) {
    expect((await row(name)).getByText('Always on')).toBeTruthy()
  }
  expect(screen.getByText(/part of the contract/)).toBeTruthy()
})

test('each choice is saved at once, beside the others', async () => {
  const { sent } = open()
  await userEvent.selectOptions(await level(), 'Only mentions')
  await vi.waitFor(async () => expect((await level()).value).toBe('mentions'))
  await userEvent.click(await likes())
  await vi.waitFor(async () => expect((await likes()).checked).toBe(false))
  await userEvent.click(await mentions())
  await vi.waitFor(async () => expect((await mentions()).checked).toBe(false))
  expect((await row(/^Replies in threads/)).getByText('Every week')).toBeTruthy()
  await userEvent.selectOptions(await digest(), 'Off')
  await vi.waitFor(async () => expect((await digest()).value).toBe('off'))
  expect((await row(/^Replies in threads/)).getByText('Off')).toBeTruthy()
  expect(sent).toEqual([
    { writing_level: 'mentions', tells_likes: true },
    { writing_level: 'mentions', tells_likes: false },
    { digest: 'weekly', emails_mentions: false },
    { digest: 'off', emails_mentions: false },
  ])
})

test('a choice that can’t be saved stays as it was, and why is told', async () => {
  const { notify } = open({
    'PUT /api/forum/emails': refusal(503, 'Busy.'),
    'PUT /api/notifications/choices': refusal(503, 'Full.'),
  })
  await userEvent.click(await likes())
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'Full.'))
  await userEvent.selectOptions(await digest(), 'Every day')
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'Busy.'))
  expect([(await likes()).checked, (await digest()).value]).toEqual([true, 'weekly'])
})

test('the newsletter waits for its confirmation, and can be called off', async () => {
  const set: unknown[] = []
  const { notify } = open({
    'PUT /api/account/newsletter': ({ body }: { body: { is_subscribed: boolean } }) => {
      set.push(body)
      return { state: body.is_subscribed ? 'asked' : 'off' }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe to the newsletter' }))
  expect(await screen.findByText('Open the link in our email to confirm.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the newsletter' }))
  expect(await screen.findByRole('button', { name: 'Subscribe to the newsletter' })).toBeTruthy()
  expect(set).toEqual([{ is_subscribed: true }, { is_subscribed: false }])
  expect(notify).not.toHaveBeenCalledWith('error', expect.anything())
})

test('a subscriber unsubscribes; a failure is told', async () => {
  const { notify } = open({
    'GET /api/account/newsletter': { state: 'on' },
    'PUT /api/account/newsletter': refusal(503, 'Busy.'),
  })
  const button = await screen.findByRole('button', { name: 'Unsubscribe from the newsletter' })
  await userEvent.click(button)
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'Busy.'))
  expect((await row(/^Newsletter/)).getByText('On')).toBeTruthy()
})

test('a newsletter that can’t be loaded leaves the rest usable', async () => {
  let tries = 0
  open({ 'GET /api/account/newsletter': () => (tries++ === 0 ? refusal(503, 'Busy.') : { state: 'on' }) })
  await level()
  await userEvent.click(await screen.findByRole('button', { name: /^Try again/ }))
  expect(await screen.findByRole('button', { name: 'Unsubscribe from the newsletter' })).toBeTruthy()
})
