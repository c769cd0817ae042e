import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Picture } from './picture.tsx'

const previewOf = (image: HTMLElement) => image.closest('span')?.querySelector('img[aria-hidden]')

test('a rendered picture comes in several widths and two formats and waits until it is near', () => {
  render(<Picture src="/pictures/city-helmet.webp" alt="City helmet" sizes="20rem" />)
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'City helmet' })
  expect(image.hasAttribute('src') || image.hasAttribute('srcset')).toBe(false)
  expect(image.dataset).toMatchObject({ lazy: 'waiting', src: '/pictures/city-helmet.webp' })
  expect(image.dataset.srcset).toBe(
    '/pictures/city-helmet-640.webp 640w, /pictures/city-helmet-960.webp 960w, /pictures/city-helmet.webp 1280w',
  )
  expect(image.getAttribute('sizes')).toBe('20rem')
  const better = image.parentElement?.querySelector<HTMLSourceElement>('source:not([data-dark])')
  expect(better?.getAttribute('type')).toBe('image/avif')
  expect(better?.dataset.srcset).toBe(
    '/pictures/city-helmet-640.avif 640w, /pictures/city-helmet-960.avif 960w, /pictures/city-helmet.avif 1280w',
  )
  expect(better?.getAttribute('sizes')).toBe('20rem')
})

test('until it has come, a few points of it are seen, and readers hear of one picture', () => {
  render(<Picture src="/pictures/bell.webp" alt="Bell" />)
  expect(previewOf(screen.getByRole('img'))?.getAttribute('src')).toBe('/pictures/bell-preview.webp')
})

test('the page’s first big picture is fetched at once', () => {
  render(<Picture src="/pictures/outdoors/ridge.webp" alt="Ridge" isPriority />)
  const image = screen.getByRole('img', { name: 'Ridge' })
  expect(image.getAttribute('src')).toBe('/pictures/outdoors/ridge.webp')
  expect(image.getAttribute('loading')).toBe('eager')
  expect(image.getAttribute('fetchpriority')).toBe('high')
  const hint = document.head.querySelector('link[rel=preload][as=image]')
  expect(hint?.getAttribute('imagesrcset')).toContain('/pictures/outdoors/ridge-640.avif 640w')
  expect(hint?.getAttribute('type')).toBe('image/avif')
})

test('a picture of the first screen has its files in the server’s HTML, without a hint', () => {
  const html = renderToString(<Picture src="/pictures/bell.webp" alt="Bell" isEager />)
  expect(html).toMatch(/<img[^>]* src="\/pictures\/bell\.webp"[^>]* loading="eager"/)
  expect(html).toMatch(/<source type="image\/avif" srcset="\/pictures\/bell-640\.avif 640w, /i)
  expect(html).not.toMatch(/data-src|<noscript>|rel="preload"|fetchPriority/)
})

test('a picture that only wide windows show at first waits for no script there, and is near elsewhere', () => {
  render(<Picture src="/pictures/bell.webp" alt="Bell" isEagerWhenWide />)
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Bell' })
  expect(image.dataset).toMatchObject({ lazy: 'waiting', src: '/pictures/bell.webp' })
  const source = image.parentElement!.querySelector<HTMLSourceElement>('source:not([data-dark])')
  expect([source?.media, source?.type]).toEqual(['(width >= 60rem)', 'image/avif'])
  expect(source?.srcset).toContain('/pictures/bell-640.avif 640w')
})

test('the server sends a waiting picture with a plain one for readers without scripts', () => {
  const html = renderToString(<Picture src="/pictures/bell.webp" alt="Bell" />)
  expect(/<noscript>(.*)<\/noscript>/.exec(html)?.[1]).toContain('src="/pictures/bell.webp"')
  expect(html.replace(/<noscript>.*<\/noscript>/, '')).not.toMatch(/ src(set)?="[^"]*bell(-\d+)?\.webp/)
  const first = renderToString(<Picture src="/pictures/bell.webp" alt="Bell" isPriority />)
  expect(first).not.toContain('<noscript>')
})

test('a drawing has no sizes and no preview', () => {
  render(<Picture src="/pictures/bag.svg" alt="Bag" />)
  const image = screen.getByRole('img', { name: 'Bag' })
  expect(image.dataset.srcset).toBeUndefined()
  expect(previewOf(image)).toBeNull()
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
