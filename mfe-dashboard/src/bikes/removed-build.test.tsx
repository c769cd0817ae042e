import type { Platform } from '@nireeka/contracts'
import { chooseFromMenu, fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { BuildsPage } from './builds-page.tsx'
import { sampleBuild } from './sample-bikes.ts'

const LIST = 'GET /api/builds'
const named = {
  ...sampleBuild,
  id: 4,
  name: 'For the forest',
  part_ids: [70],
  saved_at: '2026-11-02T12:00:00Z',
}
const outdated = { ...sampleBuild, notice: 'Pine isn’t offered any more.' }

function open(replies: Record<string, unknown>) {
  const fake = fakeHttp(replies)
  const notify = vi.fn<Platform['notify']>()
  const confirm = vi.fn(async () => true)
  renderPage(<BuildsPage />, '/dashboard/builds', { http: fake.http, notify, confirm })
  return { ...fake, notify, confirm }
}

const button = (name: string) => screen.findByRole('button', { name })

test('a deleted build leaves its place with the way back, which saves it again as it was', async () => {
  let items = [named, sampleBuild]
  const sent: unknown[] = []
  const { confirm } = open({
    [LIST]: () => ({ items }),
    'DELETE /api/builds/4': () => void (items = [sampleBuild]),
    'POST /api/configurator/save': ({ body }: { body: unknown }) => {
      sent.push(body)
      items = [{ ...named, id: 9 }, sampleBuild]
      return items[0]
    },
  })
  await chooseFromMenu('For the forest', 'Delete')
  const undo = await button('Undo deleting the saved For the forest')
  await waitFor(() => expect(document.activeElement).toBe(undo))
  const list = within(screen.getByRole('list', { name: 'Saved builds' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Your saved For the forest is deleted\.Undo/),
    expect.stringContaining('Nireeka Nyx$3,790'),
  ])
  expect(confirm).not.toHaveBeenCalled()
  await userEvent.click(undo)
  const link = await screen.findByRole('link', { name: 'For the forest' })
  await waitFor(() => expect(document.activeElement).toBe(link))
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  expect(sent).toEqual([
    { bike_slug: 'nyx', size_id: 32, color_id: 3, ral: [], part_ids: [70], name: 'For the forest' },
  ])
})

test('what came back and is deleted again has one way back', async () => {
  let items = [sampleBuild]
  open({
    [LIST]: () => ({ items }),
    'DELETE /api/builds/3': () => void (items = []),
    'DELETE /api/builds/9': () => void (items = []),
    'POST /api/configurator/save': () => {
      items = [{ ...sampleBuild, id: 9 }]
      return items[0]
    },
  })
  await chooseFromMenu('Nireeka Nyx', 'Delete')
  await userEvent.click(await button('Undo deleting the saved Nireeka Nyx'))
  await chooseFromMenu('Nireeka Nyx', 'Delete')
  expect(await screen.findAllByRole('button', { name: /^Undo/ })).toHaveLength(1)
})

test('the last build leaves its place, too; what can’t be saved again says why and may be tried again', async () => {
  let items = [sampleBuild]
  const { notify } = open({
    [LIST]: () => ({ items }),
    'DELETE /api/builds/3': () => void (items = []),
    'POST /api/configurator/save': refusal(409, 'You keep 50 builds already.'),
  })
  await chooseFromMenu('Nireeka Nyx', 'Delete')
  await userEvent.click(await button('Undo deleting the saved Nireeka Nyx'))
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'You keep 50 builds already.'))
  expect(await button('Undo deleting the saved Nireeka Nyx')).toBeTruthy()
})

test('a build that can’t be ordered as it is goes for good, after a question; a no keeps it', async () => {
  let items = [outdated]
  const { confirm, notify, calls } = open({
    [LIST]: () => ({ items }),
    'DELETE /api/builds/3': () => void (items = []),
  })
  confirm.mockResolvedValueOnce(false)
  await chooseFromMenu('Nireeka Nyx', 'Delete')
  expect(calls).toEqual([LIST])
  await chooseFromMenu('Nireeka Nyx', 'Delete')
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Saved builds' })).toBeNull())
  expect(confirm).toHaveBeenLastCalledWith(
    expect.objectContaining({ kind: 'alert', isDangerous: true, text: 'This action is not reversible.' }),
  )
  expect(notify).toHaveBeenCalledWith('success', 'Your saved Nireeka Nyx is deleted.')
})
