import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { lazyPage } from './lazy-page.tsx'

const First = () => <h1>First</h1>
const Second = () => <h1>Second</h1>

test('a page is shown when its code has come', async () => {
  const Page = lazyPage(async () => First)
  render(<Page />)
  expect(await screen.findByRole('heading', { name: 'First' })).toBeDefined()
})

test('another page in the same place takes the first one’s, even when the first comes late', async () => {
  let letGo: ((page: typeof First) => void) | undefined
  const held = new Promise<typeof First>((done) => {
    letGo = done
  })
  const Late = lazyPage(async () => held)
  const Next = lazyPage(async () => Second)
  const { rerender } = render(<Late />)
  rerender(<Next />)
  expect(await screen.findByRole('heading', { name: 'Second' })).toBeDefined()
  letGo?.(First)
  await Late.load()
  expect(screen.queryByRole('heading', { name: 'First' })).toBeNull()
})

test('code that could not be loaded is asked for again, once by itself and then by its reader', async () => {
  let attempts = 0
  const Page = lazyPage(async () => {
    if (attempts++ < 2) throw new Error('offline')
    return First
  })
  render(<Page />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'First' })).toBeDefined()
})
