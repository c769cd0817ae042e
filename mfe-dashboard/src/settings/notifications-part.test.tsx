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

const level = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /^Replies on this site/ })
const digest = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /^Summary by email/ })
const likes = () =>
  screen.findByRole<HTMLInputElement>('switch', { name: 'Tell me when somebody likes my posts' })
const newsletter = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Email me the newsletter' })
const mentions = () =>
  screen.findByRole<HTMLInputElement>('switch', { name: 'Email me when somebody mentions or answers me' })

test('only what can be chosen is shown as a choice; what can’t be turned off is told once, with its reason', async () => {
  open()
  await newsletter()
  const inputs = [...screen.getAllByRole('combobox'), ...screen.getAllByRole('switch')]
  expect(inputs).toHaveLength(5)
  const always = screen.getByRole('heading', { name: 'What we always send you' }).closest('details')
  expect(always?.open).toBe(false)
  expect(always?.textContent).toContain('confirmations and invoices are part of the contract')
  expect(screen.queryByText('Always on')).toBeNull()
})

test('each choice is saved at once, beside the others', async () => {
  const { sent } = open()
  await userEvent.selectOptions(await level(), 'Only mentions')
  await vi.waitFor(async () => expect((await level()).value).toBe('mentions'))
  await userEvent.click(await likes())
  await vi.waitFor(async () => expect((await likes()).checked).toBe(false))
  await userEvent.click(await mentions())
  await vi.waitFor(async () => expect((await mentions()).checked).toBe(false))
  await userEvent.selectOptions(await digest(), 'Off')
  await vi.waitFor(async () => expect((await digest()).value).toBe('off'))
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
  await userEvent.click(await newsletter())
  expect(await screen.findByText('Open the link in our email to confirm.')).toBeTruthy()
  expect((await newsletter()).checked).toBe(true)
  await userEvent.click(await newsletter())
  await vi.waitFor(async () => expect((await newsletter()).checked).toBe(false))
  expect(set).toEqual([{ is_subscribed: true }, { is_subscribed: false }])
  expect(notify).not.toHaveBeenCalledWith('error', expect.anything())
})

test('a subscriber unsubscribes; a failure is told', async () => {
  const { notify } = open({
    'GET /api/account/newsletter': { state: 'on' },
    'PUT /api/account/newsletter': refusal(503, 'Busy.'),
  })
  await userEvent.click(await newsletter())
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'Busy.'))
  expect((await newsletter()).checked).toBe(true)
})

test('a newsletter that can’t be loaded leaves the rest usable', async () => {
  let tries = 0
  open({ 'GET /api/account/newsletter': () => (tries++ === 0 ? refusal(503, 'Busy.') : { state: 'on' }) })
  await level()
  await userEvent.click(await screen.findByRole('button', { name: /^Try again/ }))
  expect((await newsletter()).checked).toBe(true)
})

/** Returns how many controls each row of a group has. */
const rowsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((row) => row.querySelectorAll('select, input, button').length)

test('choices stand by where they are told, one in each row', async () => {
  open()
  await level()
  await newsletter()
  expect(rowsOf('On this site')).toEqual([1, 1])
  expect(rowsOf('By email')).toEqual([1, 1, 1])
})
