import { Markdown } from '@nireeka/kit/markdown'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { renderPage } from '../testing/index.ts'
import type { PictureReader } from './forum-picture.tsx'

const ID = '0b8f2c1e-7a44-4c53-9d10-2f6a5e0c91d7'
const ADDRESS = `/api/forum/pictures/${ID}`
const DATA = 'data:image/webp;base64,AAAA'

const open = (text: string, pictures?: PictureReader) =>
  renderPage(<Markdown text={text} by="rider" pictures={pictures} />)
const picture = () => screen.getByRole('img', { name: 'my bike' })
const reader = (arePrivate: boolean, load: PictureReader['load'] = () => Promise.resolve(DATA)) => ({
  arePrivate,
  load: vi.fn(load),
})

test('a picture of the forum has its words and its space, and is loaded when it is near', () => {
  open(`![my bike](${ADDRESS}#1600x900)`)
  const attributes = Object.fromEntries([...picture().attributes].map(({ name, value }) => [name, value]))
  expect(attributes).toMatchObject({ src: ADDRESS, width: '1600', height: '900', loading: 'lazy' })
  expect(attributes.srcset).toBe(`${ADDRESS}?size=small 800w, ${ADDRESS} 1600w`)
})

test('a picture as narrow as a phone has one size, and one without a size is shown, too', () => {
  const view = open(`![my bike](${ADDRESS}#800x600)`)
  expect(picture().hasAttribute('srcset')).toBe(false)
  view.unmount()
  open(`![my bike](${ADDRESS})`)
  expect([picture().getAttribute('src'), picture().hasAttribute('width')]).toEqual([ADDRESS, false])
})

test.each([
  `https://example.org${ADDRESS}#1600x900`,
  `//example.org${ADDRESS}`,
  `${ADDRESS}/../../../logout`,
  '/api/forum/pictures/1',
  '/api/forum/threads',
])('%s is not fetched', (address) => {
  open(`![my bike](${address})`)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('my bike')).toBeTruthy()
})

test('a member who may see a picture that guests may not gets it with their token', async () => {
  const pictures = reader(true)
  open(`![my bike](${ADDRESS}#1600x900)`, pictures)
  expect(picture().getAttribute('src')).toMatch(/^data:image\/svg/)
  await waitFor(() => expect(picture().getAttribute('src')).toBe(DATA))
  expect(picture().getAttribute('width')).toBe('1600')
  expect(pictures.load).toHaveBeenCalledExactlyOnceWith(ID)
})

test('a picture that guests may not see any more is asked for once with the member’s token', async () => {
  const pictures = reader(false)
  open(`![my bike](${ADDRESS}#1600x900)`, pictures)
  expect(pictures.load).not.toHaveBeenCalled()
  fireEvent.error(picture())
  await waitFor(() => expect(picture().getAttribute('src')).toBe(DATA))
})

test('a picture that isn’t there any more leaves its words', async () => {
  const view = open(`![my bike](${ADDRESS})`)
  fireEvent.error(picture())
  expect(screen.getByText('Picture that can’t be shown: my bike')).toBeTruthy()
  view.unmount()
  open(
    `![my bike](${ADDRESS})`,
    reader(true, () => Promise.reject(new Error('404'))),
  )
  expect(await screen.findByText('Picture that can’t be shown: my bike')).toBeTruthy()
})
