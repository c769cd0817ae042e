import { renderPage } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { DialogForm, FormDialog } from './form-dialog.tsx'

interface Other {
  isDirty?: boolean
  failure?: string
  /** What the reader answers when asked whether to discard. */
  answer?: boolean
}

function open({ isDirty = false, failure, answer = false }: Other = {}) {
  const close = vi.fn<() => void>()
  const confirm = vi.fn(async () => answer)
  const onSubmit = vi.fn(async (event: React.SyntheticEvent) => event.preventDefault())
  renderPage(
    <FormDialog title="Ship order NK-1001" onClose={close}>
      {(leave) => (
        <DialogForm
          form={{ isDirty, isBusy: false, failure: failure ?? null, onSubmit }}
          submit="Ship"
          leave={leave}
        >
          <input aria-label="Tracking number" />
        </DialogForm>
      )}
    </FormDialog>,
    '/backoffice',
    { confirm },
  )
  return { close, confirm, onSubmit }
}

const button = (name: string) => screen.getByRole('button', { name })

test('Escape closes a dialog in which nothing was typed', async () => {
  const { close, confirm } = open()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(confirm).not.toHaveBeenCalled()
})

test('what was typed is kept until the reader discards it', async () => {
  const { close, confirm } = open({ isDirty: true })
  await userEvent.keyboard('{Escape}')
  await userEvent.click(button('Close'))
  expect(confirm).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('textbox', { name: 'Tracking number' })).toBeTruthy()
  expect(close).not.toHaveBeenCalled()
})

test('a reader who discards what was typed leaves', async () => {
  const { close } = open({ isDirty: true, answer: true })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
})

test('Cancel says by itself that nothing is saved, so it does not ask', async () => {
  const { close, confirm } = open({ isDirty: true })
  await userEvent.click(button('Cancel'))
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(confirm).not.toHaveBeenCalled()
})

test('it is sent by its button, and says why it could not be', async () => {
  const { onSubmit } = open({ failure: 'Busy.' })
  expect(screen.getByText('Busy.')).toBeTruthy()
  await userEvent.click(button('Ship'))
  expect(onSubmit).toHaveBeenCalledOnce()
})
