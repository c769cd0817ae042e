import { fakeHttp, renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { sampleBuild } from './sample-bikes.ts'
import { SavedBuilds } from './saved-builds.tsx'

const newer = { ...sampleBuild, id: 4, name: 'For the forest', saved_at: '2026-11-02T12:00:00Z' }

const open = (...items: unknown[]) =>
  renderPage(<SavedBuilds />, '/dashboard', { http: fakeHttp({ 'GET /api/builds': { items } }).http })

test('the overview shows the build that was saved last, and leads to all of them', async () => {
  open(sampleBuild, newer)
  expect(await screen.findByRole('link', { name: 'For the forest' })).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'All 2 saved builds' }).getAttribute('href')).toBe(
    '/dashboard/builds',
  )
})

test('a build alone leads to where it is shared and deleted', async () => {
  open(sampleBuild)
  expect(await screen.findByRole('link', { name: 'Share or delete' })).toBeTruthy()
})
