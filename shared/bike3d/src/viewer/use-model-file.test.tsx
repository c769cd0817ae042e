import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import type { Device } from './hand-over.ts'
import { useModelFile } from './use-model-file.ts'

const bytes = new Uint8Array([103, 108, 84, 70])
const device = (needs: Partial<Device> = {}) => ({
  format: () => 'glb' as const,
  open: vi.fn(),
  mayShare: () => false,
  share: vi.fn(async () => undefined),
  save: vi.fn(),
  ...needs,
})

function RoomButton({ make, on }: { make: () => Promise<Uint8Array>; on: Device }) {
  const { label, press } = useModelFile({ name: 'nyx', make, device: on })
  return (
    <button type="button" onClick={press}>
      {label}
    </button>
  )
}

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))

test('while the file is made it says so, and another press makes no second one', async () => {
  const finish: ((made: Uint8Array) => void)[] = []
  const make = vi.fn(() => new Promise<Uint8Array>((resolve) => finish.push(resolve)))
  const on = device()
  render(<RoomButton make={make} on={on} />)
  await press()
  await press()
  expect(screen.getByRole('button').textContent).toBe('Preparing the 3D file')
  expect(make).toHaveBeenCalledTimes(1)
  await act(async () => finish[0]?.(bytes))
  expect(on.save).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button').textContent).toBe('View in your room')
})

test('a file that took too long to be shared at once is shared at the next press, and not made again', async () => {
  const share = vi.fn(async () => undefined).mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  const make = vi.fn(async () => bytes)
  render(<RoomButton make={make} on={device({ mayShare: () => true, share })} />)
  await press()
  expect(screen.getByRole('button').textContent).toBe('The 3D file is ready. Open it')
  await press()
  expect(share).toHaveBeenCalledTimes(2)
  expect(make).toHaveBeenCalledTimes(1)
})

test('what was made of another bike isn’t handed over', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')))
  const on = device({ mayShare: () => true, share })
  const { rerender } = render(<RoomButton make={async () => bytes} on={on} />)
  await press()
  const make = vi.fn(async () => bytes)
  rerender(<RoomButton make={make} on={on} />)
  expect(screen.getByRole('button').textContent).toBe('View in your room')
  await press()
  expect(make).toHaveBeenCalledTimes(1)
})

test('the file is made in the format that the device shows', async () => {
  const make = vi.fn(async () => bytes)
  const open = vi.fn<Device['open']>()
  render(<RoomButton make={make} on={device({ format: () => 'usdz', open })} />)
  await press()
  expect(make).toHaveBeenCalledWith('usdz')
  expect(open.mock.lastCall?.[0].name).toBe('nyx.usdz')
  expect(screen.getByRole('button').textContent).toBe('View in your room')
})

test('a file that could not be made can be tried again', async () => {
  const make = vi.fn(async () => bytes).mockRejectedValueOnce(new Error('No memory'))
  const on = device()
  render(<RoomButton make={make} on={on} />)
  await press()
  expect(screen.getByRole('button').textContent).toBe('Couldn’t create the 3D file. Try again')
  await press()
  expect(on.save).toHaveBeenCalledTimes(1)
})
