import { HttpError, PASSWORD_AND_CODE_REQUIRED, PASSWORD_REQUIRED } from '@nireeka/contracts'
import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import type { PasswordDialog } from './ask-password.tsx'
import { StepUp, useWithPassword } from './step-up.tsx'

const passwordRequired = () =>
  new HttpError({ status: 403, code: PASSWORD_REQUIRED, message: 'Please enter your password to continue.' })

/** A dialog as plain as can be. It closes when the password was right. */
const Dialog: PasswordDialog = ({ field, error, code, failure, onSubmit, onClose }) => (
  <form
    role="dialog"
    onSubmit={(event) => void onSubmit(event).then((isGiven) => isGiven && onClose())}
    noValidate
  >
    <p>{failure}</p>
    <input aria-label="Password" {...field} />
    <p>{error}</p>
    {code ? <input aria-label="Code" {...code.field} /> : null}
    <button>Continue</button>
    <button type="button" onClick={onClose}>
      Cancel
    </button>
  </form>
)

interface PageProps {
  call: (number: number) => Promise<number>
  onEnd: (outcome: unknown) => void
}

function Page({ call, onEnd }: PageProps) {
  const withPassword = useWithPassword()
  const run = (number: number) =>
    withPassword(() => call(number)).then(onEnd, (failed: Error) => onEnd(failed.message))
  return <button onClick={() => void Promise.all([run(1), run(2)])}>Decide</button>
}

interface Choices {
  error?: () => Error
  loadDialog?: () => Promise<PasswordDialog>
}

/** Opens a page with a button that calls the server twice at once; it refuses until the password was given. */
function open({ error = passwordRequired, loadDialog = async () => Dialog }: Choices = {}) {
  const given: unknown[] = []
  const calls = vi.fn<(number: number) => void>()
  const outcomes: unknown[] = []
  const { http } = fakeHttp({
    'POST /api/account/confirm-password': ({ body }: { body?: unknown }) => {
      given.push(body)
      const { password } = body as { password: string }
      const wrong = { password: ['That password isn’t right.'] }
      return password === 'right' ? null : refusal(422, 'Please check what you entered.', wrong)
    },
  })
  const isGiven = () => given.some((body) => (body as { password: string }).password === 'right')
  const call = async (number: number) => {
    calls(number)
    if (!isGiven()) throw error()
    return number
  }
  const onEnd = (outcome: unknown) => outcomes.push(outcome)
  renderPage(
    <StepUp loadDialog={loadDialog}>
      <Page call={call} onEnd={onEnd} />
    </StepUp>,
    '/backoffice',
    { http },
  )
  return { given, calls, outcomes }
}

const decide = () => fireEvent.click(screen.getByRole('button', { name: 'Decide' }))
async function give(password: string) {
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

test('the password is asked for once, and the calls are repeated', async () => {
  const { given, calls, outcomes } = open()
  decide()
  await give('right')
  await waitFor(() => expect(outcomes).toEqual([1, 2]))
  expect(given).toEqual([{ password: 'right' }])
  expect(calls.mock.calls.flat()).toEqual([1, 2, 1, 2])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an account with a second factor is asked for a code as well', async () => {
  const code = PASSWORD_AND_CODE_REQUIRED
  const { given, outcomes } = open({
    error: () => new HttpError({ status: 403, code, message: 'Both, please.' }),
  })
  decide()
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } })
  await give('right')
  await waitFor(() => expect(outcomes).toEqual([1, 2]))
  expect(given).toEqual([{ password: 'right', code: '123456' }])
})

test('a wrong password is told at its field, and the dialog stays', async () => {
  const { outcomes } = open()
  decide()
  await give('wrong')
  expect(await screen.findByText('That password isn’t right.')).toBeTruthy()
  expect(outcomes).toEqual([])
})

test('who cancels gets the refusal, and nothing is repeated', async () => {
  const { calls, outcomes } = open()
  decide()
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(outcomes).toEqual(Array(2).fill('Please enter your password to continue.')))
  expect(calls.mock.calls.flat()).toEqual([1, 2])
})

test('a dialog that can’t be loaded leaves the calls failed, and is loaded again for the next ones', async () => {
  const missing = new Error('Loading chunk 7 failed')
  const loadDialog = vi.fn<() => Promise<PasswordDialog>>().mockRejectedValueOnce(missing)
  loadDialog.mockRejectedValueOnce(missing).mockResolvedValue(Dialog)
  const { outcomes } = open({ loadDialog })
  decide()
  await waitFor(() => expect(outcomes).toEqual([missing.message, missing.message]))
  decide()
  await give('right')
  await waitFor(() => expect(outcomes.slice(2)).toEqual([1, 2]))
})

test('another refusal is no reason to ask', async () => {
  const { outcomes } = open({ error: () => refusal(403, 'You are not allowed to do this.') })
  decide()
  await waitFor(() => expect(outcomes).toEqual(Array(2).fill('You are not allowed to do this.')))
  expect(screen.queryByRole('dialog')).toBeNull()
})
