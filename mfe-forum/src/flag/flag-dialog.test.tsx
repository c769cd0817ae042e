import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { FlagDialog } from './flag-dialog.tsx'

const POST = { id: 81, number: 2, author: { userName: 'eve' } }

function open(reply: () => unknown = () => null) {
  const sent: unknown[] = []
  const onClose = vi.fn<() => void>()
  const notify = vi.fn<(kind: string, message: string) => void>()
  const take = ({ body }: { body?: unknown }) => (sent.push(body), reply())
  const { http } = fakeHttp({ 'POST /api/forum/posts/81/flags': take })
  renderPage(<FlagDialog post={POST} onClose={onClose} />, '/forum/thread/8', { http, notify })
  return { sent, notify }
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Report post' }))

test('a report has a reason, and a note where it says nothing else', async () => {
  const { sent, notify } = open()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What is wrong?' }), 'other')
  await send()
  expect(await screen.findByText('Please say what is wrong.')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: 'Note (optional)' }), 'Stolen picture')
  await send()
  await waitFor(() => expect(sent).toEqual([{ reason: 'other', note: 'Stolen picture' }]))
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Thank you. Our team will look at it.'))
})

test('a second report of the same post says so', async () => {
  open(() => refusal(409, 'You’ve already reported this post.'))
  await send()
  expect(await screen.findByText('You’ve already reported this post.')).toBeTruthy()
})
