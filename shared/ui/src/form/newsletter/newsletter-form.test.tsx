import { type Http, HttpError, type RequestOptions } from '@nireeka/contracts'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { NewsletterForm } from './newsletter-form.tsx'

interface Sent {
  path: string
  body: unknown
  options: RequestOptions | undefined
}

/** The newsletter endpoint answers without the usual envelope. */
function open(answer: { status: boolean; message: string } | Error) {
  const sent: Sent[] = []
  const post: Http['post'] = async <T,>(path: string, body?: unknown, options?: RequestOptions) => {
    sent.push({ path, body, options })
    if (answer instanceof Error) throw answer
    return answer as T
  }
  render(<NewsletterForm http={{ post } as Http} label="News from the workshop, once a month" />)
  return sent
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /News from the workshop/ })

async function subscribe(email: string) {
  if (email) await userEvent.type(field(), email)
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
}

test('status true shows the server’s message as success, and the field is free again', async () => {
  const sent = open({ status: true, message: 'Welcome aboard.' })
  await subscribe('ann@example.com')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Welcome aboard.'))
  expect(field().value).toBe('')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent).toEqual([
    {
      path: '/api/newsletter/subscribe',
      body: { email: 'ann@example.com' },
      options: { anonymous: true },
    },
  ])
})

test.each([
  [
    'status false shows that the email is taken',
    { status: false, message: 'Something else of the server’s.' },
    'The email has already been taken.',
  ],
  [
    'a thrown error asks to try again later',
    new HttpError({ status: 500, code: 'error', message: 'Something else of the server’s.' }),
    "Sorry, we couldn't check. Try again later.",
  ],
])('%s, and keeps what was typed', async (_title, answer, sentence) => {
  open(answer)
  await subscribe('ann@example.com')
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  expect(field().value).toBe('ann@example.com')
  expect(screen.getByRole('status').textContent).toBe('')
})

test.each(['', 'not an address'])(
  'the email is required and must be one: “%s” is not sent',
  async (email) => {
    const sent = open({ status: true, message: 'Welcome aboard.' })
    await subscribe(email)
    expect(field().required).toBe(true)
    expect(field().type).toBe('email')
    expect(sent).toEqual([])
  },
)
