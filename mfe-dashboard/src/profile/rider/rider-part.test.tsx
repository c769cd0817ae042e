import type { Platform } from '@nireeka/contracts'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../../routes.ts'

const anna = {
  name: 'Anna',
  last_name: 'Berg',
  email: 'anna@example.com',
  avatar: null,
  user_name: 'anna-b',
  unit: 0,
  height_cm: null as number | null,
}

const size = (id: number, name: string, rider_min_cm: number, rider_max_cm: number) => ({
  id,
  name,
  rider_min_cm,
  rider_max_cm,
  is_available: true,
  note: null,
})
const PRIME = { slug: 'nireeka-prime', title: 'Nireeka Prime', image: '/p.webp' }
const bikes = [{ ...PRIME, sizes: [size(1, 'S', 155, 168), size(2, 'M', 166, 179)] }]

const SAVE = 'PUT /api/account/rider'

function open(replies: Record<string, unknown> = {}) {
  const notify = vi.fn<Platform['notify']>()
  const publish = vi.fn<Platform['publish']>()
  const { http, calls } = fakeHttp({
    'GET /api/me': anna,
    'GET /api/account/email-change': { change: null },
    'GET /api/configurator': { bikes },
    ...replies,
  })
  renderRoutes(routes, '/dashboard/profile', { http, notify, publish })
  return { notify, publish, calls }
}

const field = () => screen.findByLabelText<HTMLSelectElement>('Height without shoes (optional)')
const list = () => screen.findByRole('list', { name: 'Your size of each bike' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save height' }))

test('a chosen height shows the size of each bike at once, and leads to the bike in this size', async () => {
  const { calls } = open()
  await userEvent.selectOptions(await field(), '172 cm, 5 ft 8 in')
  const link = within(await list()).getByRole('link', { name: 'Build it in this size: Nireeka Prime' })
  expect(link.getAttribute('href')).toMatch(/^\/configurator\/nireeka-prime\?build=/)
  expect(within(await list()).getByText('Size M')).toBeTruthy()
  expect(calls).not.toContain(SAVE)
})

test('who is too tall for a bike is led to a dealer', async () => {
  open({ 'GET /api/me': { ...anna, height_cm: 200 } })
  const link = within(await list()).getByRole('link', { name: 'Ask a dealer: Nireeka Prime' })
  expect(link.getAttribute('href')).toBe('/dealers')
  expect((await field()).value).toBe('200')
})

test('a saved height is in the profile, and the shell is told of it', async () => {
  const sent: unknown[] = []
  const { notify, publish } = open({
    [SAVE]: ({ body }: { body: object }) => (sent.push(body), { ...anna, ...body }),
  })
  await userEvent.selectOptions(await field(), '172')
  await save()
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Height saved.'))
  expect(sent).toEqual([{ height_cm: 172 }])
  expect(publish).toHaveBeenCalledWith({ type: 'member:changed' })
})

test('a height can be taken away again', async () => {
  const sent: unknown[] = []
  const { notify } = open({
    'GET /api/me': { ...anna, height_cm: 172 },
    [SAVE]: ({ body }: { body: object }) => (sent.push(body), anna),
  })
  await userEvent.selectOptions(await field(), 'Not given')
  expect(screen.queryByRole('list', { name: 'Your size of each bike' })).toBeNull()
  await save()
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Height removed.'))
  expect(sent).toEqual([{ height_cm: null }])
})

test('a height that can’t be saved says why', async () => {
  open({ [SAVE]: refusal(503, 'Busy.') })
  await userEvent.selectOptions(await field(), '172')
  await save()
  expect(await screen.findByText('Busy.')).toBeTruthy()
})
