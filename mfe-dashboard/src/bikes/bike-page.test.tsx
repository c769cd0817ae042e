import type { Platform, Session, User } from '@nireeka/contracts'
import type { UserBikeData } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderPage, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { sampleBike } from './sample-bikes.ts'
import { YourBikes } from './your-bikes.tsx'

const ben: User = {
  id: 2,
  name: 'Ben',
  last_name: 'Okafor',
  email: 'ben@example.com',
  avatar: null,
  user_name: 'ben',
  unit: 1,
  is_admin: 0,
}
const covers = [
  { part: 'Frame', is_covered: true, until: null, note: 'As long as the first owner has the bike.' },
  { part: 'Motor', is_covered: false, until: '2026-04-18', note: null },
]
const warranty = {
  serial_number: 'NKP-24-004217',
  bike: 'Nireeka Prime',
  bike_slug: 'nireeka-prime',
  delivered_on: '2024-04-18',
  covers,
}

const bikeList = (...bikes: UserBikeData[]) => ({ bikes })

function open(
  replies: Record<string, unknown> = {},
  { path = '/dashboard/bikes/7', unit = 0 as 0 | 1 } = {},
) {
  const notify = vi.fn<Platform['notify']>()
  const { http, calls } = fakeHttp({
    'POST /api/user/getUserBikes': bikeList(sampleBike),
    'GET /api/warranty': warranty,
    ...replies,
  })
  const value: Session = { status: 'member', user: { ...ben, unit } }
  const session$ = { value, subscribe: () => ({ unsubscribe: () => undefined }) }
  const { unmount } = renderRoutes(routes, path, { http, notify, session$ })
  return { calls, notify, unmount }
}

const speed = () => screen.findByLabelText<HTMLSelectElement>('The motor helps up to')
const SAVE = 'PUT /api/user/bikes/7/settings'

test('a bike shows what it is, with the ways to its upgrades and its manual', async () => {
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Nireeka Prime' })).toBeTruthy()
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'M',
    'Pine',
    'NKP-24-004217',
    'April 18, 2024',
  ])
  expect(screen.getByRole('link', { name: 'Upgrade this bike' }).getAttribute('href')).toBe(
    '/configurator/nireeka-prime?orderBikeID=7&mode=CEOM',
  )
  expect(screen.getByRole('link', { name: 'Manual' }).getAttribute('href')).toBe(
    '/user-manual?bike=nireeka-prime',
  )
  expect(document.title).toBe('Nireeka Prime · Nireeka')
})

test('what was chosen for it and bought since is named', async () => {
  const parts = ['Summit motor', 'Carbon rims', 'Comfort saddle', 'Phone mount', 'Bell']
  const { unmount } = open({ 'POST /api/user/getUserBikes': bikeList({ ...sampleBike, parts }) })
  expect(await screen.findByText(parts.join(' · '))).toBeTruthy()
  unmount()
  const { http } = fakeHttp({ 'POST /api/user/getUserBikes': bikeList({ ...sampleBike, parts }) })
  renderPage(<YourBikes />, '/dashboard', { http })
  expect(await screen.findByText('Summit motor · Carbon rims · Comfort saddle and 2 more')).toBeTruthy()
})

test('the warranty says part by part until when, and what has ended', async () => {
  open()
  const table = within(await screen.findByRole('table', { name: 'What is covered, and until when' }))
  await table.findByText('Motor')
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PartUntil',
    'FrameAs long as the first owner has the bike.For lifeCovered',
    'MotorApril 18, 2026Ended',
  ])
})

test('the settings are what the bike has, and what is changed is kept', async () => {
  const sent: unknown[] = []
  const { notify } = open({
    [SAVE]: ({ body }: { body: unknown }) => (sent.push(body), { order_bike_id: 7, settings: body }),
  })
  expect((await speed()).value).toBe('25')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^3/ }).checked).toBe(true)

  await userEvent.selectOptions(await speed(), '20 km/h')
  await userEvent.click(screen.getByRole('radio', { name: /^Off ?Pedal power only/ }))
  await userEvent.click(screen.getByRole('radio', { name: 'Always on' }))
  await userEvent.click(screen.getByRole('switch', { name: 'Lock automatically' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }))

  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith('success', 'Saved. Your bike updates the next time it starts.'),
  )
  expect(sent).toEqual([{ assist_level: 0, speed_limit: 20, lights: 'on', auto_lock: false }])
})

test('speeds are in the member’s unit, and none is above what the country allows', async () => {
  open({}, { unit: 1 })
  const options = within(await speed()).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    '4 mph',
    '6 mph',
    '9 mph',
    '12 mph',
    '16 mph',
    '20 mph',
  ])
  expect(screen.getByText('The limit in the country it was delivered to is 20 mph.')).toBeTruthy()
})

test('what the server refuses stands beside its field, and what was chosen is kept', async () => {
  open({ [SAVE]: refusal(422, 'Check.', { speed_limit: ['Too fast for Germany.'] }) })
  await userEvent.selectOptions(await speed(), '32 km/h')
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }))
  expect(await screen.findByText('Too fast for Germany.')).toBeTruthy()
  expect((await speed()).value).toBe('32')
})

test('a bike that is being built has no serial number and no warranty yet', async () => {
  open({
    'POST /api/user/getUserBikes': bikeList({ ...sampleBike, serial_number: null, delivered_on: null }),
  })
  expect(await screen.findByText('We’re building it right now.')).toBeTruthy()
  expect(screen.getByText('Assigned when it’s built')).toBeTruthy()
  expect(screen.getByText('It starts the day your bike is delivered.')).toBeTruthy()
})

test.each(['/dashboard/bikes/8', '/dashboard/bikes/x'])('%s is no bike of the member’s', async (path) => {
  open({}, { path })
  expect(await screen.findByRole('heading', { name: 'This isn’t in your dashboard' })).toBeTruthy()
})

test('a bike that could not be loaded says why and is tried again', async () => {
  let tries = 0
  open({
    'POST /api/user/getUserBikes': () => (tries++ === 0 ? refusal(503, 'Busy.') : bikeList(sampleBike)),
  })
  expect(await screen.findByText('Busy.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Nireeka Prime' })).toBeTruthy()
})

test('a bike leads to the spare parts that fit it', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'Spares for this bike' })
  expect(link.getAttribute('href')).toBe('/shop/spares/my-bike?bike=7')
})

test('a bike whose yearly service is near says when, and leads to a dealer and to the plan', async () => {
  open({ 'POST /api/user/getUserBikes': bikeList({ ...sampleBike, service_due_on: '2026-04-18' }) })
  expect(await screen.findByText('Yearly service around April 18, 2026')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find a dealer' }).getAttribute('href')).toBe(
    '/dealers?service=service',
  )
  expect(screen.getByRole('link', { name: 'what’s included' }).getAttribute('href')).toBe(
    '/user-manual/service-plan?bike=nireeka-prime',
  )
})
