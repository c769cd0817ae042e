import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { Gallery } from './gallery.tsx'

const VIEWS = ['/pictures/bell-front.webp', '/pictures/bell-side.webp', '/pictures/bell-back.webp']

test('every view has a name of its own, and the page’s first picture is fetched at once', () => {
  render(<Gallery pictures={VIEWS} alt="Bell" sizes="50vw" isPriority />)
  expect(screen.getByRole('group', { name: 'Pictures of Bell' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Bell' }).getAttribute('loading')).toBe('eager')
  expect(screen.getByRole('img', { name: 'Bell, view 3' }).dataset.lazy).toBe('waiting')
  const thumbnails = screen.getAllByRole('link').map((link) => link.querySelector('picture img'))
  // The first one asks for the same file as the large picture.
  expect(thumbnails.map((image) => [image?.getAttribute('loading'), image?.getAttribute('sizes')])).toEqual([
    ['eager', '50vw'],
    ['eager', '6rem'],
    ['eager', '6rem'],
  ])
})

test('a thumbnail leads to its view, also without scripts', () => {
  render(<Gallery pictures={VIEWS} alt="Bell" />)
  const link = screen.getByRole('link', { name: 'Show view 2 of 3' })
  const view = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
  expect(view?.querySelector('picture img')?.getAttribute('alt')).toBe('Bell, view 2')
})

test('with scripts a thumbnail scrolls to its view and leaves the address alone', () => {
  render(<Gallery pictures={VIEWS} alt="Bell" />)
  const strip = screen.getByRole('img', { name: 'Bell' }).closest('ul')
  if (!strip) throw new Error('The views are a list.')
  Object.defineProperty(strip, 'clientWidth', { value: 400 })
  const scrollTo = vi.fn<(to: ScrollToOptions) => void>()
  Object.assign(strip, { scrollTo })
  const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'Show view 3 of 3' }))
  expect(isFollowed).toBe(false)
  expect(scrollTo).toHaveBeenCalledWith({ left: 800 })
})

test('the thumbnail of the view that has been swiped to is marked', () => {
  render(<Gallery pictures={VIEWS} alt="Bell" />)
  const strip = screen.getByRole('img', { name: 'Bell' }).closest('ul')
  if (!strip) throw new Error('The views are a list.')
  Object.defineProperty(strip, 'clientWidth', { value: 400 })
  strip.scrollLeft = 410
  fireEvent.scroll(strip)
  expect(screen.getByRole('link', { current: true }).getAttribute('aria-label')).toBe('Show view 2 of 3')
})

test('a single picture needs no thumbnails, and none is no hole', () => {
  const { rerender } = render(<Gallery pictures={VIEWS.slice(0, 1)} alt="Bell" />)
  expect(screen.queryByRole('link')).toBeNull()
  rerender(<Gallery pictures={[]} alt="Bell" />)
  expect(screen.getByRole('img', { name: 'Bell' }).tagName).toBe('svg')
})

test('the first view stays in its place until that of another choice has loaded', () => {
  const { rerender } = render(<Gallery pictures={VIEWS} alt="Bell" isPriority />)
  const first = screen.getByRole('img', { name: 'Bell' })
  rerender(<Gallery pictures={VIEWS.map((view) => view.replace('bell', 'brass'))} alt="Bell" isPriority />)
  expect(screen.getByRole('img', { name: 'Bell' })).toBe(first)
  expect(first.getAttribute('src')).toBe('/pictures/brass-front.webp')
})

test('while only the main view is known, it stays the same picture when the others come', () => {
  const { rerender } = render(<Gallery pictures={VIEWS.slice(0, 1)} alt="Bell" isPriority isPartial />)
  const picture = screen.getByRole('img', { name: 'Bell' })
  expect(screen.getAllByRole('link')).toHaveLength(1)
  rerender(<Gallery pictures={VIEWS} alt="Bell" isPriority />)
  expect(screen.getByRole('img', { name: 'Bell' })).toBe(picture)
  expect(screen.getAllByRole('link')).toHaveLength(3)
})

test('a product without any picture waits for none', () => {
  render(<Gallery pictures={[]} alt="Bell" isPartial />)
  expect(screen.queryByRole('group')).toBeNull()
})
