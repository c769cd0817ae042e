import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { openThread, pageData, postData } from '../testing/open-thread.tsx'

const [LAKE, HILL] = ['0b8f2c1e-7a44-4c53-9d10-2f6a5e0c91d7', '1c8f2c1e-7a44-4c53-9d10-2f6a5e0c91d8']
const show = (words: string, id: string) => `![${words}](/api/forum/pictures/${id}#1600x900)`

const open = (body: string) =>
  openThread({ replies: { 'GET /api/forum/threads/8': pageData([postData(1), postData(2, { body })]) } })
const enlarge = (name: string) => screen.findByRole('link', { name: `Enlarge: ${name}` })

test('a picture opens large with its words, and Escape leads back to it', async () => {
  open(`Look: ${show('The lake', LAKE)}`)
  const link = await enlarge('The lake')
  expect(link.getAttribute('href')).toBe(`/api/forum/pictures/${LAKE}`)
  await userEvent.click(link)
  const dialog = await screen.findByRole('dialog', { name: 'Picture' })
  const image = within(dialog).getByRole('img', { name: 'The lake' })
  expect(image.getAttribute('src')).toContain(`/api/forum/pictures/${LAKE}`)
  expect(within(dialog).queryByRole('button', { name: 'Next' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(link)
})

test('several pictures of a post are gone through with arrow keys and buttons, and end at both ends', async () => {
  open(`${show('The lake', LAKE)}\n\n${show('The hill', HILL)}`)
  await userEvent.click(await enlarge('The hill'))
  const dialog = await screen.findByRole('dialog', { name: 'Picture 2 of 2' })
  await userEvent.keyboard('{ArrowRight}')
  expect(within(dialog).getByRole('heading').textContent).toBe('Picture 2 of 2')
  await userEvent.keyboard('{ArrowLeft}')
  expect(within(dialog).getByRole('heading').textContent).toBe('Picture 1 of 2')
  expect(within(dialog).getByText('Picture 1 of 2: The lake')).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }))
  expect(within(dialog).getByRole('heading').textContent).toBe('Picture 2 of 2')
})

test('a picture that its author has linked keeps that link', async () => {
  open(`[${show('The lake', LAKE)}](https://example.org/lake)`)
  const image = await screen.findByRole('img', { name: 'The lake' })
  expect(image.closest('a')?.getAttribute('href')).toBe('https://example.org/lake')
  expect(screen.queryByRole('link', { name: /^Enlarge/ })).toBeNull()
})

test('a picture that is opened in a new tab is left to the browser', async () => {
  open(show('The lake', LAKE))
  const isLeftToBrowser = fireEvent.click(await enlarge('The lake'), { ctrlKey: true })
  expect(isLeftToBrowser).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})
