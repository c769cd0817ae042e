import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { startPreparation } from './preparation.ts'

const heard: Array<[type: string, listener: EventListener]> = []

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/shop/accessories')
  document.body.innerHTML = ''
  const listen = document.addEventListener.bind(document)
  vi.spyOn(document, 'addEventListener').mockImplementation((type, listener, options) => {
    heard.push([type, listener as EventListener])
    listen(type, listener, options)
  })
})

/** Takes the listeners off again, because the tests share one document. */
afterEach(() => {
  for (const [type, listener] of heard.splice(0)) document.removeEventListener(type, listener)
  vi.useRealTimers()
})

/** Starts with preparations that end when the test says so. */
function open({ isSavingData = false } = {}) {
  const asked: string[] = []
  const ends: Array<(isDone: boolean) => void> = []
  const prepare = (url: string) => {
    asked.push(url)
    return new Promise<void>((resolve, reject) =>
      ends.push((isDone) => (isDone ? resolve() : reject(new Error('503')))),
    )
  }
  const layOutAhead = vi.fn()
  startPreparation({ prepare, layOutAhead, isSavingData: () => isSavingData })
  const end = async (place: number, isDone = true) => {
    ends[place]?.(isDone)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { asked, end, layOutAhead }
}

function link(href: string) {
  const anchor = document.body.appendChild(document.createElement('a'))
  anchor.href = href
  return anchor
}
const on = (type: string, element: Element) => element.dispatchEvent(new Event(type, { bubbles: true }))

test('the pointer has to stay on a link for 65 ms', () => {
  const { asked } = open()
  const [bell, lock] = [link('/shop/accessories/18'), link('/shop/accessories/10?stars=5')]
  on('pointerover', bell)
  vi.advanceTimersByTime(64)
  on('pointerover', lock)
  vi.advanceTimersByTime(64)
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1)
  expect(asked).toEqual(['/shop/accessories/10?stars=5'])
})

test('a link that is left before that prepares nothing', () => {
  const { asked } = open()
  on('pointerover', link('/shop/accessories/18'))
  on('pointerover', document.body)
  vi.advanceTimersByTime(1000)
  expect(asked).toEqual([])
})

test.each(['pointerdown', 'focusin'])('%s prepares at once, and only once in 30 seconds', async (type) => {
  const { asked, end } = open()
  const bell = link('/shop/accessories/18')
  on(type, bell)
  on('pointerdown', bell)
  on('focusin', bell)
  expect(asked).toHaveLength(1)
  await end(0)
  vi.advanceTimersByTime(30_001)
  on(type, bell)
  expect(asked).toHaveLength(2)
})

test('two run at a time, of those that wait the last is next, and a press waits for none', async () => {
  const { asked, end } = open()
  const links = Array.from({ length: 5 }, (_, id) => link(`/shop/accessories/${id}`))
  for (const anchor of links.slice(0, 4)) on('focusin', anchor)
  expect(asked).toEqual(['/shop/accessories/0', '/shop/accessories/1'])
  on('pointerdown', links[4]!)
  expect(asked).toHaveLength(3)
  await end(0)
  await end(1)
  expect(asked.slice(3)).toEqual(['/shop/accessories/3'])
})

test('each press lays out a page that is kept, also when its data are fresh; a hover and the focus don’t', () => {
  const { layOutAhead } = open()
  const bell = link('/shop/accessories?sort=price')
  history.replaceState(null, '', '/forum')
  on('pointerover', bell)
  vi.advanceTimersByTime(1000)
  on('focusin', bell)
  expect(layOutAhead).not.toHaveBeenCalled()
  on('pointerdown', bell)
  on('pointerdown', bell)
  expect(layOutAhead.mock.calls).toEqual([['/shop/accessories?sort=price'], ['/shop/accessories?sort=price']])
})

test('what has failed may be prepared again at once', async () => {
  const { asked, end } = open()
  const bell = link('/shop/accessories/18')
  on('pointerdown', bell)
  await end(0, false)
  on('pointerdown', bell)
  expect(asked).toHaveLength(2)
})

test('nothing is prepared for whoever saves data, nor this page, nor the back office', () => {
  const saving = open({ isSavingData: true })
  on('pointerdown', link('/shop/accessories/18'))
  expect(saving.asked).toEqual([])
  const { asked } = open()
  on('pointerdown', link('/shop/accessories?page=2'))
  on('pointerdown', link('/backoffice/orders'))
  on('pointerdown', link('https://elsewhere.example/'))
  expect(asked).toEqual([])
})
