import { expect, test, vi } from 'vitest'

import { type Device, handOver, toModelFile } from './hand-over.ts'

const bytes = new Uint8Array([103, 108, 84, 70])
const file = toModelFile(bytes, 'nyx', 'glb')

function device(needs: Partial<Device> = {}) {
  return {
    format: () => 'glb' as const,
    open: vi.fn(),
    mayShare: () => true,
    share: vi.fn(async () => undefined),
    save: vi.fn(),
    ...needs,
  }
}
const refusal = (name: string) => vi.fn(() => Promise.reject(new DOMException('No.', name)))

test('the file is a GLB with the bike’s name', () => {
  expect([file.name, file.type, file.size]).toEqual(['nyx.glb', 'model/gltf-binary', 4])
})

test('a phone hands the file to another app', async () => {
  const phone = device()
  expect(await handOver(file, phone)).toBe('shared')
  expect(phone.share).toHaveBeenCalledWith(file)
  expect(phone.save).not.toHaveBeenCalled()
})

test('a device that shows the room itself opens a USDZ, and neither shares nor saves it', async () => {
  const phone = device({ format: () => 'usdz' })
  const room = toModelFile(bytes, 'nyx', 'usdz')
  expect([room.name, room.type]).toEqual(['nyx.usdz', 'model/vnd.usdz+zip'])
  expect(await handOver(room, phone)).toBe('shared')
  expect(phone.open).toHaveBeenCalledWith(room)
  expect(phone.share).not.toHaveBeenCalled()
  expect(phone.save).not.toHaveBeenCalled()
})

test('where files can’t be shared it is saved', async () => {
  const desktop = device({ mayShare: () => false })
  expect(await handOver(file, desktop)).toBe('saved')
  expect(desktop.save).toHaveBeenCalledWith(file)
})

test.each(['AbortError', 'NotAllowedError'])('%s: the file waits for another press', async (name) => {
  const phone = device({ share: refusal(name) })
  expect(await handOver(file, phone)).toBe('waits')
  expect(phone.save).not.toHaveBeenCalled()
})

test('an app that takes no such file is no reason to be without it', async () => {
  const phone = device({ share: refusal('DataError') })
  expect(await handOver(file, phone)).toBe('saved')
})
