import { CONFIRMATIONS, type Modal } from '@nireeka/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { ask } from './modal-host.tsx'

const report = vi.fn<(error: unknown) => void>()
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

test('the primary button answers true, every dismissal false', async () => {
  const yes = ask(CONFIRMATIONS.deleteComment, report)
  await press('Delete comment')
  expect(await yes).toBe(true)
  await isGone()
  const no = ask(CONFIRMATIONS.deleteComment, report)
  fireEvent.keyDown(await screen.findByRole('alertdialog'), { key: 'Escape' })
  expect(await no).toBe(false)
  await isGone()
})

test('a second question waits until the first has left the screen', async () => {
  const first = ask(CONFIRMATIONS.deleteAddress, report)
  const second = ask(CONFIRMATIONS.deleteComment, report)
  await screen.findByRole('alertdialog', { name: 'Delete this address?' })
  expect(screen.queryByRole('alertdialog', { name: 'Delete this comment?' })).toBeNull()
  await press('Delete address')
  expect(await first).toBe(true)
  expect(screen.queryByRole('alertdialog', { name: 'Delete this comment?' })).toBeNull()
  await press('Delete comment')
  expect(await second).toBe(true)
  await isGone()
})

test('an unknown kind of modal is logged as an internal error and answered with false', async () => {
  const unknown = { ...CONFIRMATIONS.deleteComment, kind: 'fullscreen' } as unknown as Modal
  expect(await ask(unknown, report)).toBe(false)
  expect(report).toHaveBeenCalledWith(new Error('Internal error: there is no modal of the kind "fullscreen"'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
