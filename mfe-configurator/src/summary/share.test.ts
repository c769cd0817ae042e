import { expect, test, vi } from 'vitest'

import { shareLink, type Sharer } from './share.ts'

const LINK = { title: 'Nireeka Nyx', url: 'https://nireeka.test/configurator/nyx?build=1-w' }
const writes = () => vi.fn(async () => undefined)
const shareOnPhone = (sharer: Sharer) => shareLink(LINK, sharer, true)

test('a phone shares by its own sheet', async () => {
  const share = writes()
  expect(await shareOnPhone({ share, clipboard: { writeText: writes() } })).toBe('shared')
  expect(share).toHaveBeenCalledWith(LINK)
})

test('who closes the sheet has shared nothing, and nothing is copied', async () => {
  const share = vi.fn(async () => {
    throw new DOMException('no', 'AbortError')
  })
  const writeText = writes()
  expect(await shareOnPhone({ share, clipboard: { writeText } })).toBe('dismissed')
  expect(writeText).not.toHaveBeenCalled()
})

test('where the sheet fails, and beside a mouse, the address is copied', async () => {
  const share = vi.fn(async () => {
    throw new DOMException('no', 'NotAllowedError')
  })
  const writeText = writes()
  expect(await shareOnPhone({ share, clipboard: { writeText } })).toBe('copied')
  expect(await shareLink(LINK, { share, clipboard: { writeText } }, false)).toBe('copied')
  expect(share).toHaveBeenCalledTimes(1)
  expect(writeText).toHaveBeenLastCalledWith(LINK.url)
})

test('without a clipboard, or when it refuses, it has failed', async () => {
  const writeText = vi.fn(async () => {
    throw new DOMException('no', 'NotAllowedError')
  })
  expect(await shareLink(LINK, {}, false)).toBe('failed')
  expect(await shareLink(LINK, { clipboard: { writeText } }, false)).toBe('failed')
})
