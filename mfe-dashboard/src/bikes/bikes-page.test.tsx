import { EMPTY_BUILD, pathOfBuild } from '@nireeka/contracts/bike-build'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { sampleRange, sampleReadyMade } from './sample-bikes.ts'

function open(path: string, replies: Record<string, unknown>) {
  const { http } = fakeHttp({
    'POST /api/user/getUserBikes': { bikes: [] },
    'GET /api/builds': { items: [] },
    'GET /api/configurator/ready-made': { builds: [] },
    ...replies,
  })
  renderRoutes(routes, path, { http })
}

test.each([
  ['/dashboard/bikes', 'Bikes', 'You don’t have a bike yet'],
  ['/dashboard/builds', 'Saved builds', 'You haven’t saved a build yet'],
])('%s without any shows the bikes that can be built', async (path, heading, empty) => {
  open(path, { 'GET /api/configurator': { bikes: [sampleRange] } })
  expect(await screen.findByRole('heading', { name: empty })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy()
  const bikes = within(await screen.findByRole('list', { name: 'Bikes to start from' }))
  expect(bikes.getByRole('listitem').textContent).toContain('Nireeka NyxCity bikeFrom $3,490')
  expect(bikes.getByRole('listitem').querySelector('img')).toBeTruthy()
  expect(bikes.getByRole('link', { name: 'Build yours: Nireeka Nyx' }).getAttribute('href')).toBe(
    '/configurator/nyx',
  )
})

test('whoever has no saved builds can start from one of ours, with its colour, parts and price', async () => {
  open('/dashboard/builds', { 'GET /api/configurator/ready-made': { builds: [sampleReadyMade] } })
  const builds = within(await screen.findByRole('list', { name: 'Builds to start from' }))
  const [build] = builds.getAllByRole('listitem')
  expect(build!.textContent).toContain('Fast commuteNireeka Nyx, PineLight and quick.GPS tracker, Light')
  expect(build!.textContent).toContain('$4,406')
  expect(build!.querySelector('img')).toBeTruthy()
  expect(builds.getByRole('link', { name: 'Start from this build: Fast commute' }).getAttribute('href')).toBe(
    pathOfBuild('nyx', { ...EMPTY_BUILD, colourId: 3, partIds: [2101, 2102] }),
  )
})

test('who has no bike yet can register one, and reads where its serial number is', async () => {
  open('/dashboard/bikes', { 'GET /api/configurator': { bikes: [] } })
  const register = within(await screen.findByRole('region', { name: 'Already have a Nireeka?' }))
  expect(register.getByText(/below the bottom bracket/)).toBeTruthy()
  expect(register.getByRole('link', { name: 'Register a bike' }).getAttribute('href')).toMatch(
    /^\/dashboard\/support\/new\?subject=Register\+my\+bike&text=.*Serial\+number/,
  )
})

test('builds and bikes that can’t be loaded leave the way to the configurator', async () => {
  open('/dashboard/builds', {
    'GET /api/configurator/ready-made': refusal(503, 'Busy.'),
    'GET /api/configurator': refusal(503, 'Busy.'),
  })
  expect((await screen.findByRole('link', { name: 'Build a bike' })).getAttribute('href')).toBe(
    '/configurator',
  )
})
