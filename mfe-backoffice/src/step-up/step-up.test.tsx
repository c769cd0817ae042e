import { HttpError, PASSWORD_REQUIRED } from '@nireeka/contracts'
import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { StepUp, useWithPassword } from './step-up.tsx'

const passwordRequired = () =>
  new HttpError({ status: 403, code: PASSWORD_REQUIRED, message: 'Please enter your password to continue.' })

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

/** Opens a page with a button that calls the server twice at once; it refuses until the password was given. */
function open({ error = passwordRequired }: { error?: () => Error } = {}) {
  const given: unknown[] = []
  const calls = vi.fn<(number: number) => void>()
  const outcomes: unknown[] = []
  const { http } = fakeHttp({
    'POST /api/account/confirm-password': ({ body }: { body?: unknown }) => {
      given.push(body)
      const { password } = body as { password: string }
      const wrong = { password: ['This is not your password.'] }
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
    <StepUp>
      <Page call={call} onEnd={onEnd} />
    </StepUp>,
    '/backoffice',
    { http },
  )
  return { given, calls, outcomes }
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm your password' }))

test('the password is asked for once, and the calls are repeated', async () => {
  const { given, calls, outcomes } = open()
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  const asked = await dialog()
  await userEvent.type(asked.getByLabelText('Password'), 'right')
  await userEvent.click(asked.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(outcomes).toEqual([1, 2]))
  expect(given).toEqual([{ password: 'right' }])
  expect(calls.mock.calls.flat()).toEqual([1, 2, 1, 2])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a wrong password is told at its field, and the dialog stays', async () => {
  const { outcomes } = open()
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  const asked = await dialog()
  await userEvent.type(asked.getByLabelText('Password'), 'wrong')
  await userEvent.click(asked.getByRole('button', { name: 'Continue' }))
  expect(await asked.findByText('This is not your password.')).toBeTruthy()
  expect(outcomes).toEqual([])
})

test('who cancels gets the refusal, and nothing is repeated', async () => {
  const { calls, outcomes } = open()
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(outcomes).toEqual(Array(2).fill('Please enter your password to continue.')))
  expect(calls.mock.calls.flat()).toEqual([1, 2])
})

test('another refusal is no reason to ask', async () => {
  const { outcomes } = open({ error: () => refusal(403, 'You are not allowed to do this.') })
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  await waitFor(() => expect(outcomes).toEqual(Array(2).fill('You are not allowed to do this.')))
  expect(screen.queryByRole('dialog')).toBeNull()
})
