import { expect, test } from 'vitest'

import { bikePath } from './bike-path.ts'

test.each([
  ['nireeka-prime', '/pictures/bikes/nireeka-prime-pine-front34.webp', '/configurator/nireeka-prime?color=3'],
  ['nyx', '/pictures/bikes/nyx-graphite-front34.webp', '/configurator/nyx?color=1'],
  ['nyx', '/pictures/another.webp', '/configurator/nyx'],
  ['cargo', '/pictures/cargo.webp', '/configurator/cargo'],
])('a card of %s with the picture %s leads to %s', (slug, image, path) => {
  expect(bikePath({ slug, image })).toBe(path)
})

test('a colour that was chosen is in the path', () => {
  expect(bikePath({ slug: 'nyx', image: '/pictures/bikes/nyx-graphite-front34.webp' }, { id: 5 })).toBe(
    '/configurator/nyx?color=5',
  )
})
