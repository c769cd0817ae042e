import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { LayeredPicture, layerFiles } from './layered-picture.tsx'
import { pictureSources } from './picture-sources.ts'

const STILL = '/pictures/bikes/nyx-graphite-front34'
const COPPER = '/pictures/bikes/nyx-copper-pearl-front34'
const KICKSTAND = { src: '/pictures/bikes/layers/nyx-kickstand.webp' }
const LIGHTS = { src: '/pictures/bikes/layers/nyx-lights.webp' }

const nyx = (layers = [KICKSTAND, LIGHTS], still = STILL) => (
  <LayeredPicture src={`${still}.webp`} alt="Nyx" layers={layers} sizes="8rem" isPriority />
)

const main = () => screen.getByRole<HTMLImageElement>('img', { name: 'Nyx' })

/** The picture comes, as the file that the browser has chosen. */
function come(file: string, image = main()) {
  Object.defineProperties(image, {
    currentSrc: { value: `https://shop.example${file}`, configurable: true },
    naturalWidth: { value: 640, configurable: true },
  })
  fireEvent.load(image)
}

const layersIn = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLImageElement>('picture > img[aria-hidden]')].map((image) =>
    image.getAttribute('src'),
  )

test('layers are asked for when the picture has come, and lie over it in their order', () => {
  const { container } = render(nyx())
  expect(layersIn(container)).toEqual([])
  come(`${STILL}-640.avif`)
  expect(layersIn(container)).toEqual([KICKSTAND.src, LIGHTS.src])
})

test('readers hear of one picture', () => {
  render(nyx())
  come(`${STILL}-640.avif`)
  expect(screen.getAllByRole('img')).toHaveLength(1)
})

test('the preview’s coming asks for nothing', () => {
  const { container } = render(nyx())
  const preview = container.querySelector<HTMLImageElement>('img[aria-hidden]')
  come(`${STILL}-preview.webp`, preview!)
  expect(layersIn(container)).toEqual([])
})

test('a layer has the files of a card', () => {
  const { container } = render(nyx([LIGHTS]))
  come(`${STILL}.webp`)
  const image = container.querySelector('picture > img[aria-hidden]')
  expect(image?.getAttribute('srcset')).toBe(pictureSources(LIGHTS.src)?.webp)
  expect(image?.previousElementSibling?.getAttribute('srcset')).toBe(pictureSources(LIGHTS.src)?.avif)
  expect(image?.getAttribute('sizes')).toBe('8rem')
})

test('over a picture from the dark studio lie layers from the dark studio', () => {
  const { container } = render(nyx([LIGHTS]))
  come(`${STILL}-dark-640.avif`)
  expect(layersIn(container)).toEqual(['/pictures/bikes/layers/nyx-lights-dark.webp'])
  expect(container.querySelector('source[srcset*="-lights-dark-640.avif"]')).toBeTruthy()
  come(`${STILL}-640.avif`)
  expect(layersIn(container)).toEqual([LIGHTS.src])
})

test('another part is laid over at once', () => {
  const { container, rerender } = render(nyx([]))
  come(`${STILL}-640.avif`)
  expect(layersIn(container)).toEqual([])
  rerender(nyx([LIGHTS]))
  expect(layersIn(container)).toEqual([LIGHTS.src])
})

test('the next picture keeps what lay over the one before until it has come', () => {
  const { container, rerender } = render(nyx([KICKSTAND]))
  come(`${STILL}-640.avif`)
  rerender(nyx([LIGHTS], COPPER))
  expect(layersIn(container)).toEqual([KICKSTAND.src])
  come(`${COPPER}-640.avif`)
  expect(layersIn(container)).toEqual([LIGHTS.src])
})

test('nothing lies over a picture that can’t be loaded', () => {
  const { container } = render(nyx())
  come(`${STILL}-640.avif`)
  fireEvent.error(main())
  expect(layersIn(container)).toEqual([])
})

test('the server sends the picture alone', () => {
  expect(renderToString(nyx())).not.toContain('/layers/')
})

test('a layer’s widths are those of a card', () => {
  expect(layerFiles('/pictures/bell', 'webp')).toBe(pictureSources('/pictures/bell.webp')?.webp)
})
