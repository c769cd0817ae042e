import { MODAL_CLOSE_MS } from '@nireeka/contracts'
import { renderPage } from '@nireeka/kit/testing'
import { Field, TextInput } from '@nireeka/ui'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { DialogForm } from './dialog-form.tsx'
import { FormDialog } from './form-dialog.tsx'

function open({ isSure = false, failure = null as string | null } = {}) {
  const confirm = vi.fn(async () => isSure)
  const onClose = vi.fn<() => void>()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  renderPage(
    <FormDialog title="Cancel order" onClose={onClose}>
      {() => (
        <DialogForm form={{ failure, isBusy: false, onSubmit }} submit="Cancel order" cancel="Keep order">
          <Field label="Reason">
            <TextInput />
          </Field>
        </DialogForm>
      )}
    </FormDialog>,
    '/backoffice/orders/1',
    { confirm },
  )
  return { confirm, onClose, onSubmit }
}
const closing = { timeout: MODAL_CLOSE_MS * 10 }

test('Escape closes a dialog at once as long as nothing was entered', async () => {
  const { confirm, onClose } = open()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), closing)
  expect(confirm).not.toHaveBeenCalled()
})

test('Escape asks before it drops what was entered, and keeps it', async () => {
  const { confirm } = open({ isSure: false })
  await userEvent.type(screen.getByLabelText('Reason'), 'Sold out')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Sold out')
})

test('the dialog closes when its reader is sure', async () => {
  const { onClose } = open({ isSure: true })
  await userEvent.type(screen.getByLabelText('Reason'), 'Sold out')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), closing)
})

test('the button that cancels does so without asking', async () => {
  const { confirm, onClose } = open()
  await userEvent.type(screen.getByLabelText('Reason'), 'Sold out')
  await userEvent.click(screen.getByRole('button', { name: 'Keep order' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), closing)
  expect(confirm).not.toHaveBeenCalled()
})

test('what went wrong is an alert, and Enter submits', async () => {
  const { onSubmit } = open({ failure: 'This order has changed.' })
  expect(screen.getByRole('alert').textContent).toBe('This order has changed.')
  await userEvent.type(screen.getByLabelText('Reason'), 'Sold out{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('why a form could not be sent is scrolled into view', async () => {
  const shown: Array<string | null> = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent)
  })
  open({ failure: 'The order has changed meanwhile.' })
  await screen.findByRole('alert')
  expect(shown).toEqual(['The order has changed meanwhile.'])
})
