import type { Session, User } from '@nireeka/contracts'
import { chooseFromMenu, fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'

import { BuildsPage } from './builds-page.tsx'
import { sampleNamed, sampleSaved } from './sample-saved.ts'

const member: Session = { status: 'member', user: { unit: 0 } as User }
const LIST = 'GET /api/builds'

function open(replies: Record<string, unknown>) {
  const fake = fakeHttp({
    'GET /api/configurator/ready-made': { builds: [] },
    'GET /api/configurator': { bikes: [] },
    ...replies,
  })
  const notify = vi.fn()
  const confirm = vi.fn(async () => true)
  const session$ = new BehaviorSubject(member)
  renderPage(<BuildsPage />, '/configurator/builds', { http: fake.http, session$, notify, confirm })
  return { ...fake, notify, confirm }
}

const button = (name: string) => screen.findByRole('button', { name })

test('a deleted build leaves its place with the way back, which saves it again as it was', async () => {
  let items = [sampleSaved, { ...sampleNamed, notice: null }]
  const sent: unknown[] = []
  open({
    [LIST]: () => ({ items }),
    'DELETE /api/builds/4': () => void (items = [sampleSaved]),
    'POST /api/configurator/save': ({ body }: { body: unknown }) => {
      sent.push(body)
      const again = { ...sampleNamed, id: 9, notice: null }
      items = [again, sampleSaved]
      return again
    },
  })
  await chooseFromMenu('For the forest', 'Delete')
  const undo = await button('Undo deleting For the forest')
  await waitFor(() => expect(document.activeElement).toBe(undo))
  expect(screen.queryByRole('link', { name: 'For the forest' })).toBeNull()
  await userEvent.click(undo)
  const link = await screen.findByRole('link', { name: 'For the forest' })
  await waitFor(() => expect(document.activeElement).toBe(link))
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  expect(sent).toEqual([
    {
      bike_slug: 'nireeka-prime',
      size_id: 12,
      color_id: 8,
      ral: ['5024'],
      part_ids: [],
      name: 'For the forest',
    },
  ])
})

test('what came back and is deleted again has one way back', async () => {
  let items = [sampleSaved]
  open({
    [LIST]: () => ({ items }),
    'DELETE /api/builds/3': () => void (items = []),
    'DELETE /api/builds/9': () => void (items = []),
    'POST /api/configurator/save': () => {
      items = [{ ...sampleSaved, id: 9 }]
      return items[0]
    },
  })
  await chooseFromMenu('Nireeka Prime', 'Delete')
  await userEvent.click(await button('Undo deleting Nireeka Prime'))
  await chooseFromMenu('Nireeka Prime', 'Delete')
  expect(await screen.findAllByRole('button', { name: 'Undo deleting Nireeka Prime' })).toHaveLength(1)
})

test('the last build leaves its place, too; what can’t be saved again says why and may be tried again', async () => {
  let items = [sampleSaved]
  const { notify } = open({
    [LIST]: () => ({ items }),
    'DELETE /api/builds/3': () => void (items = []),
    'POST /api/configurator/save': refusal(409, 'You keep 50 builds already.'),
  })
  await chooseFromMenu('Nireeka Prime', 'Delete')
  await userEvent.click(await button('Undo deleting Nireeka Prime'))
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'You keep 50 builds already.'))
  expect(await button('Undo deleting Nireeka Prime')).toBeTruthy()
})

test('a build that can’t be ordered as it is goes for good, after a question; a no keeps it', async () => {
  let items = [sampleNamed]
  const { confirm, notify, calls } = open({
    [LIST]: () => ({ items }),
    'DELETE /api/builds/4': () => void (items = []),
  })
  confirm.mockResolvedValueOnce(false)
  await chooseFromMenu('For the forest', 'Delete')
  expect(calls).toEqual([LIST])
  await chooseFromMenu('For the forest', 'Delete')
  expect(await screen.findByText('You haven’t saved a bike yet')).toBeTruthy()
  expect(confirm).toHaveBeenLastCalledWith(
    expect.objectContaining({ kind: 'alert', isDangerous: true, text: 'This action is not reversible.' }),
  )
  expect(notify).toHaveBeenCalledWith('success', '“For the forest” is deleted.')
})
