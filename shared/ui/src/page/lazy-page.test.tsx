import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { LazyPage, pageCode } from './lazy-page.tsx'

const First = () => <h1>First</h1>
const Second = () => <h1>Second</h1>

test('a page is shown when its code has come', async () => {
  render(<LazyPage code={pageCode(async () => First)} />)
  expect(await screen.findByRole('heading', { name: 'First' })).toBeDefined()
})

test('another page in the same place takes the first one’s, even when the first comes late', async () => {
  let letGo: ((page: typeof First) => void) | undefined
  const held = new Promise<typeof First>((done) => {
    letGo = done
  })
  const late = pageCode(async () => held)
  const { rerender } = render(<LazyPage code={late} />)
  rerender(<LazyPage code={pageCode(async () => Second)} />)
  expect(await screen.findByRole('heading', { name: 'Second' })).toBeDefined()
  letGo?.(First)
  await late.load()
  expect(screen.queryByRole('heading', { name: 'First' })).toBeNull()
})

test('code that could not be loaded is asked for again, once by itself and then by its reader', async () => {
  let tries = 0
  const code = pageCode(async () => {
    if (tries++ < 2) throw new Error('offline')
    return First
  })
  render(<LazyPage code={code} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'First' })).toBeDefined()
})
