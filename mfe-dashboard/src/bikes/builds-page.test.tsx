import type { Platform } from '@nireeka/contracts'
import { chooseFromMenu, fakeHttp, renderPage } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { BuildsPage } from './builds-page.tsx'
import { sampleBuild } from './sample-bikes.ts'

const forest = {
  ...sampleBuild,
  id: 4,
  name: 'For the forest',
  part_ids: [70],
  parts: ['Strong brakes', 'Rack', 'Light', 'GPS tracker', 'Fenders'],
}
const third = { ...sampleBuild, id: 5, name: 'For the city', size: null, color: null }

function open(...items: unknown[]) {
  const notify = vi.fn<Platform['notify']>()
  const user = userEvent.setup()
  const { http } = fakeHttp({ 'GET /api/builds': { items } })
  renderPage(<BuildsPage />, '/dashboard/builds', { http, notify })
  return { notify, user }
}

test('a build says what it comes to today, all its parts and when it was changed', async () => {
  open(forest)
  const list = within(await screen.findByRole('list', { name: 'Saved builds' }))
  const [tile] = list.getAllByRole('listitem')
  expect(tile?.textContent).toMatch(
    /^Changed on Nov 1, 2026For the forest\$3,790Nireeka Nyx, Size M, PineStrong brakes\u00A0· Rack\u00A0· Light\u00A0· GPS tracker\u00A0· Fenders/,
  )
  expect(list.getByRole('link', { name: 'Edit the saved For the forest' }).getAttribute('href')).toBe(
    '/configurator/nyx?build=1-w-3--1y',
  )
})

test('how to compare is said before the builds, not after them', async () => {
  open(forest, sampleBuild, third)
  const list = await screen.findByRole('list', { name: 'Saved builds' })
  const hint = screen.getByText('Pick two or three builds to see them side by side.')
  expect(hint.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('up to three builds can be picked, and are compared in the configurator', async () => {
  const { user } = open(forest, sampleBuild, third, { ...third, id: 6, name: 'For the rain' })
  await user.click(await screen.findByRole('checkbox', { name: 'Compare For the forest' }))
  expect(screen.getByText('Pick one or two more.')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Compare Nireeka Nyx' }))
  expect(screen.getByRole('link', { name: 'Compare them' }).getAttribute('href')).toBe(
    '/configurator/compare?one=nyx.1-w-3--1y&two=nyx.1-w-3',
  )
  await user.click(screen.getByRole('checkbox', { name: 'Compare For the city' }))
  expect(screen.getByText('Three picked.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Compare them' }).getAttribute('href')).toBe(
    '/configurator/compare?one=nyx.1-w-3--1y&two=nyx.1-w-3&three=nyx',
  )
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compare For the rain' }).disabled).toBe(true)
})

test('a build alone has nothing to be compared with', async () => {
  open(sampleBuild)
  await screen.findByRole('list', { name: 'Saved builds' })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('the address of a build is copied, and told where the browser can’t copy it', async () => {
  const { notify } = open(sampleBuild)
  await chooseFromMenu('Nireeka Nyx', 'Copy link')
  const url = `${location.origin}/configurator/nyx?build=1-w-3`
  expect(await navigator.clipboard.readText()).toBe(url)
  expect(notify).toHaveBeenCalledWith('success', 'Link copied. Anyone who opens it sees this bike.')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'))
  await chooseFromMenu('Nireeka Nyx', 'Copy link')
  await waitFor(() => expect(notify).toHaveBeenLastCalledWith('info', url))
})
