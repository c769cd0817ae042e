import { afterEach, expect, test, vi } from 'vitest'

import { openInRoom, showsRoom } from './open-in-room.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const supporting = (supports: (word: string) => boolean) =>
  vi.spyOn(HTMLAnchorElement.prototype, 'relList', 'get').mockReturnValue({ supports } as DOMTokenList)

test('a device shows the room when its links know the word for it', () => {
  supporting((word) => word === 'ar')
  expect(showsRoom()).toBe(true)
})

test('a device whose links don’t know it doesn’t', () => {
  supporting(() => false)
  expect(showsRoom()).toBe(false)
})

test('a device that can’t even say doesn’t', () => {
  supporting(() => {
    throw new TypeError('No words are supported.')
  })
  expect(showsRoom()).toBe(false)
})

test('the link is Apple’s: it leads to the file in its real size, with a picture as its only child', () => {
  vi.useFakeTimers()
  const revokeObjectURL = vi.fn()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:room', revokeObjectURL }))
  const pressed: { html: string; children: number; isThere: boolean }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push({ html: this.outerHTML, children: this.childNodes.length, isThere: this.isConnected })
  })
  openInRoom(new File(['usdz'], 'nyx.usdz', { type: 'model/vnd.usdz+zip' }))
  expect(pressed).toHaveLength(1)
  const [{ html, children, isThere } = { html: '', children: 0, isThere: false }] = pressed
  expect(html).toContain('rel="ar"')
  expect(html).toContain('href="blob:room#allowsContentScaling=0"')
  expect(html).toMatch(/><img><\/a>$/)
  expect([children, isThere]).toEqual([1, true])
  expect(document.querySelector('a[rel="ar"]')).toBeNull()
  expect(revokeObjectURL).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:room')
})
