import type { Platform } from '@nireeka/contracts'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { routes } from '../../routes.ts'

/** The code that the page loads on demand takes its time on a busy machine. */
beforeAll(async () => {
  await Promise.all([import('./crop-area.tsx'), import('../profile-page.tsx')])
}, 60_000)

/** A picture of 600 × 400 pixels, shown at half its size; jsdom has no layout. */
beforeEach(() => {
  const picture = HTMLImageElement.prototype
  vi.spyOn(picture, 'offsetWidth', 'get').mockReturnValue(300)
  vi.spyOn(picture, 'offsetHeight', 'get').mockReturnValue(200)
  vi.spyOn(picture, 'naturalWidth', 'get').mockReturnValue(600)
  vi.spyOn(picture, 'naturalHeight', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 200))
  return () => vi.restoreAllMocks()
})

const PICTURE = '/api/avatars/0b8f2c1e-7a44-4c53-9d10-2f6a5e0c91d7.webp'
const anna = {
  name: 'Anna',
  last_name: 'Berg',
  email: 'anna@example.com',
  avatar: null as string | null,
  user_name: 'anna-b',
  unit: 0,
}

async function open(replies: Record<string, unknown> = {}) {
  const notify = vi.fn<Platform['notify']>()
  const publish = vi.fn<Platform['publish']>()
  const confirm = vi.fn<Platform['confirm']>().mockResolvedValue(true)
  const { http, calls } = fakeHttp({
    'GET /api/me': anna,
    'GET /api/account/email-change': { change: null },
    ...replies,
  })
  renderRoutes(routes, '/dashboard/profile', { http, notify, publish, confirm })
  await screen.findByRole('button', { name: /Add a picture|Change picture/ })
  return { notify, publish, confirm, calls }
}

const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('Picture'), file, { applyAccept: false })
const picture = (size = 2000, type = 'image/png') => new File([new Uint8Array(size)], 'me.png', { type })

/** Chooses a picture, and returns the dialog once it is shown in it. */
async function openDialog() {
  await choose(picture())
  const dialog = await screen.findByRole('dialog', { name: 'Your picture' })
  const image = await waitFor(() => {
    const found = dialog.querySelector('img')
    expect(found).not.toBeNull()
    return found!
  })
  return { dialog: within(dialog), image }
}

test('a picture is moved by keyboard and saved, and the shell is told', async () => {
  const sent: unknown[] = []
  const save = ({ body, query, headers }: Record<string, unknown>) => {
    sent.push((body as File).name, query, headers)
    return { ...anna, avatar: PICTURE }
  }
  const { notify, publish } = await open({ 'PUT /api/account/avatar': save })
  const { dialog, image } = await openDialog()
  fireEvent.load(image)
  const circle = await dialog.findByRole('application', { name: 'Your picture. Arrow keys move it.' })
  circle.focus()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.click(dialog.getByRole('button', { name: 'Save picture' }))
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Picture saved.'))
  // The middle 400 pixels to begin with; 8 pixels on the screen are 16 of the picture.
  expect(sent).toEqual(['me.png', { x: '84', y: '0', side: '400' }, { 'content-type': 'image/png' }])
  expect(publish).toHaveBeenCalledWith({ type: 'member:changed' })
  expect(await screen.findByRole('button', { name: 'Change picture' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a smaller part is chosen with the zoom', async () => {
  const sent: unknown[] = []
  await open({
    'PUT /api/account/avatar': ({ query }: { query: unknown }) => (sent.push(query), anna),
  })
  const { dialog, image } = await openDialog()
  fireEvent.load(image)
  fireEvent.change(dialog.getByLabelText('Zoom'), { target: { value: '2' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Save picture' }))
  await waitFor(() => expect(sent).toEqual([{ x: '200', y: '100', side: '200' }]))
})

test('what the server refuses stands in the dialog, which stays', async () => {
  const { notify } = await open({ 'PUT /api/account/avatar': refusal(422, 'We can’t read this picture.') })
  const { dialog, image } = await openDialog()
  fireEvent.load(image)
  await userEvent.click(dialog.getByRole('button', { name: 'Save picture' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('We can’t read this picture.')
  expect(notify).not.toHaveBeenCalled()
})

test('a file that the browser can’t show is told of, and can’t be saved', async () => {
  await open()
  const { dialog, image } = await openDialog()
  fireEvent.error(image)
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Your browser can’t show this file/)
  expect(dialog.queryByRole('button', { name: 'Save picture' })).toBeNull()
})

test.each([
  [picture(5_000_001), '“me.png” is 5.0 MB. The limit is 5.0 MB.'],
  [picture(9, 'image/svg+xml'), '“me.png” isn’t supported. Choose a JPG, PNG or WebP picture.'],
  [picture(0), '“me.png” is empty.'],
])('a file that can’t be sent is told of at once', async (file, sentence) => {
  const { notify, calls } = await open()
  await choose(file)
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', sentence))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls).not.toContain('PUT /api/account/avatar')
})

test('a picture is removed after a question, and the initials of the user name, as in the forum, are back', async () => {
  const replies = {
    'GET /api/me': { ...anna, avatar: PICTURE },
    'DELETE /api/account/avatar': anna,
  }
  const { notify, publish, confirm, calls } = await open(replies)
  confirm.mockResolvedValueOnce(false)
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
  expect(calls).not.toContain('DELETE /api/account/avatar')
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
  expect(await screen.findByRole('button', { name: 'Add a picture' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull()
  expect(screen.getAllByText('AB').length).toBeGreaterThan(0)
  expect(notify).toHaveBeenCalledWith('success', 'Picture removed.')
  expect(publish).toHaveBeenCalledWith({ type: 'member:changed' })
})
