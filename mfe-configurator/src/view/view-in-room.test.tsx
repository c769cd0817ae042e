import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { shownBike } from './shown-bike.ts'
import { ViewInRoom } from './view-in-room.tsx'

afterEach(() => {
  act(() => shownBike.set(null))
  vi.unstubAllGlobals()
})

const live = (file = vi.fn(async () => new Uint8Array([103, 108, 84, 70]))) => ({
  picture: async () => new Blob(),
  file,
})

test('where the bike isn’t live there is nothing to press', () => {
  render(<ViewInRoom name="nyx" />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('it comes with the live view, and goes with it', () => {
  render(<ViewInRoom name="nyx" />)
  act(() => shownBike.set(live()))
  expect(screen.getByRole('button', { name: 'View in your room' })).toBeTruthy()
  act(() => shownBike.set(null))
  expect(screen.queryByRole('button')).toBeNull()
})

test('on a phone the file of the bike is handed to another app', async () => {
  const share = vi.fn(async (_data: ShareData) => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('navigator', { ...navigator, canShare: () => true, share })
  shownBike.set(live())
  render(<ViewInRoom name="nyx" />)
  await userEvent.click(screen.getByRole('button', { name: 'View in your room' }))
  expect(share.mock.lastCall?.[0].files?.[0]?.name).toBe('nyx.glb')
})

test('elsewhere it is saved, and what it is good for is said', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: vi.fn() }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  shownBike.set(live())
  render(<ViewInRoom name="nyx" />)
  await userEvent.click(screen.getByRole('button', { name: 'View in your room' }))
  expect(click).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status').textContent).toMatch(/in your downloads/)
})

test('a file that can’t be made says so, and can be tried again', async () => {
  const file = vi.fn(() => Promise.reject<Uint8Array<ArrayBuffer>>(new Error('No memory')))
  shownBike.set(live(file))
  render(<ViewInRoom name="nyx" />)
  await userEvent.click(screen.getByRole('button', { name: 'View in your room' }))
  expect(screen.getByRole('button').textContent).toBe('Couldn’t create the 3D file. Try again')
})
