import { expect, test, vi } from 'vitest'

import { shareLink } from './share-link.ts'

const link = { title: 'Range', url: 'https://example.com/forum/post/5' }

test('the device’s own sharing is used where there is one', async () => {
  const share = vi.fn<(data: object) => Promise<void>>(async () => undefined)
  expect(await shareLink(link, { share })).toBe('shared')
  expect(share).toHaveBeenCalledWith(link)
})

const close = () => Promise.reject(new DOMException('closed', 'AbortError'))

test('who closes the device’s dialog has not failed', async () => {
  expect(await shareLink(link, { share: close })).toBe('shared')
})

test('the link is copied where there is no sharing', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
  expect(await shareLink(link, { clipboard: { writeText } })).toBe('copied')
  expect(writeText).toHaveBeenCalledWith(link.url)
})

test('a browser that forbids both fails', async () => {
  const clipboard = { writeText: () => Promise.reject(new Error('forbidden')) }
  expect(await shareLink(link, { clipboard })).toBe('failed')
  expect(await shareLink(link, {})).toBe('failed')
})
