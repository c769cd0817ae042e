import type { Session, Stream } from '@nireeka/contracts'
import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { Configurator } from '../configurator.tsx'
import { sampleCard } from '../sample-bike.ts'

const anna = {
  id: 1,
  name: 'Anna',
  last_name: 'B',
  email: 'anna@example.com',
  avatar: null,
  user_name: 'anna',
  unit: 0,
  is_admin: 0,
} as const

test('the start shows each bike with its figures, sizes and the way to build it', async () => {
  const { http } = fakeHttp({ 'GET /api/configurator': { bikes: [sampleCard] } })
  renderPage(<Configurator />, '/configurator', { http })

  expect(await screen.findByRole('heading', { name: 'Nireeka Prime' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'E-bikes' })).toBeTruthy()
  expect(screen.getByText('$4,490')).toBeTruthy()
  expect(screen.getByText('45 km/h')).toBeTruthy()
  expect(screen.getByText('Riders 166–179 cm')).toBeTruthy()
  expect(screen.getByText('Not built this season')).toBeTruthy()
  const build = screen.getByRole('link', { name: 'Build the Nireeka Prime' })
  expect(build.getAttribute('href')).toBe('/configurator/nireeka-prime')
  expect(document.title).toBe('E-bikes · Nireeka')
})

test('a member with unit 1 reads miles, pounds and inches', async () => {
  const { http } = fakeHttp({ 'GET /api/configurator': { bikes: [sampleCard] } })
  const session$: Stream<Session> = {
    value: { status: 'member', user: { ...anna, unit: 1 } },
    subscribe: () => ({ unsubscribe: () => undefined }),
  }
  renderPage(<Configurator />, '/configurator', { http, session$ })

  expect(await screen.findByText('28 mph')).toBeTruthy()
  expect(screen.getByText('49.4 lb')).toBeTruthy()
  expect(screen.getByText('Riders 5′5″–5′10″')).toBeTruthy()
})

test('without a bike to build, the accessories are offered', async () => {
  const { http } = fakeHttp({ 'GET /api/configurator': { bikes: [] } })
  renderPage(<Configurator />, '/configurator', { http })
  expect(await screen.findByRole('link', { name: 'Accessories' })).toBeTruthy()
})

test('a failed start says why and is tried again', async () => {
  let tries = 0
  const { http } = fakeHttp({
    'GET /api/configurator': () => (tries++ === 0 ? refusal(503, 'Busy.') : { bikes: [sampleCard] }),
  })
  renderPage(<Configurator />, '/configurator', { http })

  expect(await screen.findByText('Busy.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Nireeka Prime' })).toBeTruthy()
})
