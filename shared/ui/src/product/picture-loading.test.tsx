import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Loading = typeof import('./picture-loading.ts')

type Tell = (entries: Array<Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>>) => void

/** An IntersectionObserver that reports what is near when the test says so. */
class FakeObserver {
  static all: FakeObserver[] = []
  observed = new Set<Element>()
  readonly tell: Tell
  readonly options: IntersectionObserverInit
  constructor(tell: Tell, options: IntersectionObserverInit) {
    this.tell = tell
    this.options = options
    FakeObserver.all.push(this)
  }
  observe(element: Element) {
    this.observed.add(element)
  }
  unobserve(element: Element) {
    this.observed.delete(element)
  }
}

let loadWhenNear: Loading['loadWhenNear']
let loadRenderedPictures: Loading['loadRenderedPictures']

/** Each test imports the module anew, with its own observer. */
beforeEach(async () => {
  FakeObserver.all = []
  vi.resetModules()
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  HTMLImageElement.prototype.decode = async () => undefined
  ;({ loadWhenNear, loadRenderedPictures } = await import('./picture-loading.ts'))
})

afterEach(() => vi.unstubAllGlobals())

function show(...names: string[]) {
  render(
    <>
      {names.map((name) => (
        <picture key={name}>
          <source data-srcset={`/${name}.avif 640w`} />
          <img
            ref={(image) => void (image && loadWhenNear(image))}
            alt={name}
            data-lazy="waiting"
            data-src={`/${name}.webp`}
            data-srcset={`/${name}.webp 640w`}
          />
        </picture>
      ))}
    </>,
  )
  return names.map((name) => screen.getByRole<HTMLImageElement>('img', { name }))
}

const comeNear = (target: Element, isIntersecting = true) =>
  FakeObserver.all[0]?.tell([{ isIntersecting, target }])

test('pictures wait with one observer until they are within 200 px', () => {
  const [bell, helmet] = show('bell', 'helmet')
  expect(FakeObserver.all).toHaveLength(1)
  expect(FakeObserver.all[0]?.options).toEqual({ rootMargin: '200px' })
  expect([...FakeObserver.all[0]!.observed]).toEqual([bell, helmet])
  comeNear(bell!, false)
  expect([bell!.getAttribute('src'), helmet!.getAttribute('src')]).toEqual([null, null])
})

test('a picture that has come near is asked for in all its types, once', () => {
  const [bell, helmet] = show('bell', 'helmet')
  comeNear(bell!)
  expect(bell!.getAttribute('src')).toBe('/bell.webp')
  expect(bell!.srcset).toBe('/bell.webp 640w')
  expect(bell!.parentElement?.querySelector('source')?.srcset).toBe('/bell.avif 640w')
  expect([...FakeObserver.all[0]!.observed]).toEqual([helmet])
})

test('it fades in when it has been decoded', async () => {
  const [bell] = show('bell')
  comeNear(bell!)
  expect(bell!.dataset.lazy).toBe('asked')
  await act(async () => fireEvent.load(bell!))
  expect(bell!.dataset.lazy).toBe('shown')
})

test('one that the browser has already is there without fading', async () => {
  const [bell] = show('bell')
  Object.defineProperties(bell!, { complete: { value: true }, naturalWidth: { value: 640 } })
  comeNear(bell!)
  await act(async () => undefined)
  expect(bell!.dataset.lazy).toBe('there')
})

test('one that a wide window has begun to load by itself is there, and keeps its file', async () => {
  const [bell] = show('bell')
  const source = bell!.parentElement!.querySelector('source')!
  Object.assign(source, { media: '(width >= 60rem)', srcset: '/bell-wide.avif 640w' })
  Object.defineProperty(bell!, 'currentSrc', { value: '/bell-wide.avif' })
  comeNear(bell!)
  expect([bell!.dataset.lazy, source.srcset]).toEqual(['there', '/bell-wide.avif 640w'])
  // It stays there in a window that has become narrow.
  expect([source.media, bell!.getAttribute('src')]).toEqual(['', '/bell.webp'])
  await act(async () => fireEvent.load(bell!))
  expect(bell!.dataset.lazy).toBe('there')
})

test('all are loaded before the page is printed', () => {
  const pictures = show('bell', 'helmet')
  fireEvent(window, new Event('beforeprint'))
  expect(pictures.map((image) => image.getAttribute('src'))).toEqual(['/bell.webp', '/helmet.webp'])
})

test('a browser without observers loads what is shown at once', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const rects = vi.spyOn(HTMLImageElement.prototype, 'getClientRects')
  rects.mockReturnValue([{}] as unknown as DOMRectList)
  const [bell] = show('bell')
  expect(bell!.getAttribute('src')).toBe('/bell.webp')
})

test('a picture that stands in the HTML needs nobody’s code but this', () => {
  document.body.innerHTML = '<picture><img data-lazy="waiting" data-src="/bell.webp" alt="bell"></picture>'
  loadRenderedPictures()
  const bell = screen.getByRole<HTMLImageElement>('img', { name: 'bell' })
  comeNear(bell)
  expect(bell.getAttribute('src')).toBe('/bell.webp')
  bell.remove()
})
