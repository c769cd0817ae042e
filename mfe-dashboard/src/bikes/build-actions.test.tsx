import type { CartPort, Platform } from '@nireeka/contracts'
import { chooseFromMenu, fakeHttp, fakePlatform, refusal, renderPage } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { BuildsPage } from './builds-page.tsx'
import { sampleBuild } from './sample-bikes.ts'

const BIKE = 'GET /api/configurator/nyx'
const build = { ...sampleBuild, name: 'For the forest', part_ids: [70], parts: ['Strong brakes'] }

function open(replies: Record<string, unknown>) {
  const { http, calls } = fakeHttp(replies)
  const notify = vi.fn<Platform['notify']>()
  const putBuild = vi.fn<CartPort['putBuild']>(async () => true)
  const cart = { ...fakePlatform().cart, putBuild }
  renderPage(<BuildsPage />, '/dashboard/builds', { http, notify, cart })
  return { calls, notify, putBuild, user: userEvent.setup() }
}

const add = () => screen.findByRole('button', { name: 'Add to cart: For the forest' })

test('a saved build is put into the cart as it was saved, as a line of its bike', async () => {
  const { putBuild, user } = open({
    'GET /api/builds': { items: [build] },
    [BIKE]: { bike: { product_id: 1003 } },
  })
  await user.click(await add())
  await waitFor(() => expect(putBuild).toHaveBeenCalledOnce())
  expect(putBuild).toHaveBeenCalledWith({
    mode: 'CNM',
    item: {
      id: 1003,
      title: 'Nireeka Nyx',
      description: 'Size M, Pine, Strong brakes',
      thumbnail: '/pictures/bikes/nyx-graphite-front34.webp',
      price: 3790,
      bike: { slug: 'nyx', build: { sizeId: 32, colourId: 3, ral: [], partIds: [70] } },
    },
  })
})

test('a build whose bike can’t be read isn’t added, and the reason is told', async () => {
  const { notify, putBuild, user } = open({
    'GET /api/builds': { items: [build] },
    [BIKE]: refusal(503, 'Please try again.'),
  })
  await user.click(await add())
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'Please try again.'))
  expect(putBuild).not.toHaveBeenCalled()
})

test.each([
  { change: { notice: 'Pine isn’t offered any more.' }, reason: 'Pine isn’t offered any more.' },
  { change: { size: null }, reason: 'Choose a size before you order it.' },
  { change: { color: null }, reason: 'Choose a colour before you order it.' },
])('a build that can’t be bought now says “$reason”, and editing is its main action', async (state) => {
  open({ 'GET /api/builds': { items: [{ ...build, ...state.change }] } })
  expect(await screen.findAllByText(state.reason)).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Edit the saved For the forest' })).toHaveLength(1)
})

test('a build is renamed in its tile', async () => {
  const names: unknown[] = []
  let items = [build]
  const { user } = open({
    'GET /api/builds': () => ({ items }),
    'PUT /api/builds/3': ({ body }: { body: unknown }) => {
      names.push(body)
      items = [{ ...build, name: 'For the lake' }]
      return items[0]
    },
  })
  await chooseFromMenu('For the forest', 'Rename')
  const field = await screen.findByRole('textbox', { name: 'Name' })
  // The menu has given up the focus by then.
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(document.activeElement).toBe(field)
  await user.clear(field)
  await user.type(field, 'For the lake')
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  const link = await screen.findByRole('link', { name: 'For the lake' })
  await waitFor(() => expect(document.activeElement).toBe(link))
  expect(names).toEqual([{ name: 'For the lake' }])
})

test('a build is duplicated, and its copy appears in the list', async () => {
  let items = [build]
  const { notify } = open({
    'GET /api/builds': () => ({ items }),
    'POST /api/builds/3/duplicate': () => {
      items = [{ ...build, id: 9, name: 'Copy of For the forest' }, build]
      return items[0]
    },
  })
  await chooseFromMenu('For the forest', 'Duplicate')
  expect(await screen.findByRole('link', { name: 'Copy of For the forest' })).toBeTruthy()
  expect(notify).toHaveBeenCalledWith('success', '“Copy of For the forest” has been created.')
})

test('the keyboard opens the menu and chooses from it; Escape leaves everything as it was', async () => {
  const { calls, user } = open({ 'GET /api/builds': { items: [build] } })
  const more = await screen.findByRole('button', { name: 'More for the saved For the forest' })
  more.focus()
  await user.keyboard('{Enter}')
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Rename', 'Duplicate', 'Copy link', 'Delete'])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(document.activeElement).toBe(more)
  expect(calls).toEqual(['GET /api/builds'])
})
