import { afterEach, expect, test, vi } from 'vitest'

import { watchHost } from './watch-host.ts'

afterEach(() => vi.unstubAllGlobals())

/** Stand-ins for the browser's two observers, which the test triggers. */
function open() {
  const seen: { sight?: IntersectionObserverCallback; size?: ResizeObserverCallback } = {}
  const observer = (name: 'sight' | 'size') =>
    class {
      constructor(call: never) {
        seen[name] = call
      }
      observe() {}
      disconnect() {}
    }
  vi.stubGlobal('IntersectionObserver', observer('sight'))
  vi.stubGlobal('ResizeObserver', observer('size'))
  const host = document.createElement('div')
  Object.defineProperty(host, 'clientWidth', { value: 800 })
  Object.defineProperty(host, 'clientHeight', { value: 500 })
  const scene = { resize: vi.fn(), pause: vi.fn(), resume: vi.fn() }
  const stop = watchHost(host, scene)
  const look = (isIntersecting: boolean) =>
    seen.sight?.([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver)
  return { scene, stop, look, grow: () => seen.size?.([], {} as ResizeObserver) }
}

test('out of sight the view rests, back in sight it goes on', () => {
  const { scene, look } = open()
  look(false)
  expect(scene.pause).toHaveBeenCalledTimes(1)
  look(true)
  expect(scene.resume).toHaveBeenCalledTimes(1)
})

test('in a tab that nobody looks at the view rests', () => {
  const { scene, stop } = open()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(scene.pause).toHaveBeenCalledTimes(1)
  stop()
  hidden.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(scene.resume).not.toHaveBeenCalled()
})

test('the drawing follows its box', () => {
  const { scene, grow } = open()
  grow()
  expect(scene.resize).toHaveBeenCalledWith(800, 500)
})
