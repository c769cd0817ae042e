import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Picture } from './picture.tsx'

test('a rendered picture comes in three sizes and two formats and waits until it is near', () => {
  render(<Picture src="/pictures/city-helmet.webp" alt="City helmet" sizes="20rem" />)
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'City helmet' })
  expect(image.getAttribute('srcset')).toBe(
    '/pictures/city-helmet-640.webp 640w, /pictures/city-helmet-960.webp 960w, /pictures/city-helmet.webp 1280w',
  )
  expect(image.getAttribute('sizes')).toBe('20rem')
  const better = image.parentElement?.querySelector('source')
  expect(better?.getAttribute('type')).toBe('image/avif')
  expect(better?.getAttribute('srcset')).toBe(
    '/pictures/city-helmet-640.avif 640w, /pictures/city-helmet-960.avif 960w, /pictures/city-helmet.avif 1280w',
  )
  expect(better?.getAttribute('sizes')).toBe('20rem')
  expect(image.getAttribute('loading')).toBe('lazy')
})

test('the page’s first big picture is fetched at once', () => {
  render(<Picture src="/pictures/nyx.webp" alt="Nyx" isPriority />)
  const image = screen.getByRole('img', { name: 'Nyx' })
  expect(image.getAttribute('loading')).toBe('eager')
  expect(image.getAttribute('fetchpriority')).toBe('high')
  const hint = document.head.querySelector('link[rel=preload][as=image]')
  expect(hint?.getAttribute('imagesrcset')).toContain('/pictures/nyx-640.avif 640w')
  expect(hint?.getAttribute('type')).toBe('image/avif')
})

test('what may fill a large screen has one size more', () => {
  render(<Picture src="/pictures/hero.webp" alt="Prime" isLarge />)
  expect(screen.getByRole('img', { name: 'Prime' }).getAttribute('srcset')).toContain(
    '/pictures/hero.webp 1280w, /pictures/hero-1920.webp 1920w',
  )
})

test('a drawing scales by itself', () => {
  render(<Picture src="/pictures/bag.svg" alt="Bag" />)
  expect(screen.getByRole('img', { name: 'Bag' }).getAttribute('srcset')).toBeNull()
})

test('a product without a picture shows its initial under the same name', () => {
  render(<Picture src={null} alt="folding lock" />)
  const fallback = screen.getByRole('img', { name: 'folding lock' })
  expect(fallback.tagName).toBe('svg')
  expect(fallback.textContent).toBe('F')
})

test('a picture that can’t be loaded gives way to the fallback, and the next picture is tried again', () => {
  const { rerender } = render(<Picture src="/pictures/gone.webp" alt="Helmet" />)
  fireEvent.error(screen.getByRole('img', { name: 'Helmet' }))
  expect(screen.getByRole('img', { name: 'Helmet' }).tagName).toBe('svg')
  rerender(<Picture src="/pictures/there.webp" alt="Helmet" />)
  expect(screen.getByRole('img', { name: 'Helmet' }).tagName).toBe('IMG')
})

test('a decorative picture that is missing stays silent for readers', () => {
  render(<Picture src={null} alt="" />)
  expect(screen.queryByRole('img')).toBeNull()
})
