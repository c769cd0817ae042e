import { HttpError, PASSWORD_REQUIRED, type Platform } from '@nireeka/contracts'
import type { TicketData } from '@nireeka/contracts/api'
import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { sampleTicket } from './sample-tickets.ts'

const TEXT = 'Please send us a picture.'
const passwordRequired = () =>
  new HttpError({ status: 403, code: PASSWORD_REQUIRED, message: 'Please enter your password to continue.' })

/** Opens a customer's ticket as an agent, whose changes need a password that wasn't given yet. */
function open(first = sampleTicket) {
  let isGiven = false
  const notify = vi.fn<Platform['notify']>()
  let ticket = first
  const afterwards = (change: () => void) => () => {
    if (!isGiven) return passwordRequired()
    change()
    return ticket
  }
  const answer = { ...sampleTicket.messages[1]!, id: 9, text: TEXT }
  const { http, calls } = fakeHttp({
    'GET /api/tickets/7': () => ticket,
    'POST /api/tickets/7/replies': afterwards(() => {
      ticket = { ...ticket, messages: [...ticket.messages, answer] }
    }),
    'POST /api/tickets/7/files': afterwards(() => undefined),
    'POST /api/tickets/7/close': afterwards(() => {
      ticket = { ...ticket, state: 'closed' }
    }),
    'POST /api/tickets/7/reopen': afterwards(() => {
      ticket = { ...ticket, state: 'open', may_reopen: false }
    }),
    'POST /api/account/confirm-password': () => {
      isGiven = true
      return null
    },
  })
  renderRoutes(routes, '/dashboard/support/7', { http, notify, confirm: async () => true })
  return { notify, posts: () => calls.filter((call) => call.startsWith('POST')) }
}

async function givePassword() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }))
  await userEvent.type(dialog.getByLabelText('Password'), 'a long enough phrase')
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
}

async function write(text: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your reply' }), text)
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }))
}

test('an agent who answers is asked for the password, and the answer is sent again with its files', async () => {
  const { notify, posts } = open()
  const field = await screen.findByLabelText(/Pictures, videos or PDFs/)
  await userEvent.upload(field, new File(['x'], 'crank.png', { type: 'image/png' }))
  await write(TEXT)
  await givePassword()
  expect(await screen.findByText(TEXT)).toBeTruthy()
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Your reply is with us.'))
  expect(posts()).toEqual([
    'POST /api/tickets/7/replies',
    'POST /api/account/confirm-password',
    'POST /api/tickets/7/replies',
    'POST /api/tickets/7/files',
  ])
})

test('an agent who cancels keeps what was typed and reads why it wasn’t sent', async () => {
  const { posts } = open()
  await write(TEXT)
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Please enter your password to continue.')).toBeTruthy()
  expect(screen.getByDisplayValue(TEXT)).toBeTruthy()
  expect(posts()).toEqual(['POST /api/tickets/7/replies'])
})

test('an agent who closes the ticket is asked for the password, too', async () => {
  const { notify } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Close ticket' }))
  await givePassword()
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Ticket T-10007 is closed.'))
})

const closed: TicketData = { ...sampleTicket, side: 'staff', state: 'closed' }

test('an admin opens a closed ticket again for a reason, after the password', async () => {
  const { notify, posts } = open({ ...closed, may_reopen: true })
  const button = await screen.findByRole('button', { name: 'Open again' })
  await userEvent.click(button)
  expect(await screen.findByText('This field is required.')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: 'Why is it opened again?' }), 'It came back.')
  await userEvent.click(button)
  await givePassword()
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Ticket T-10007 is open again.'))
  expect(posts().filter((call) => call.endsWith('/reopen'))).toHaveLength(2)
  expect(screen.getByRole('textbox', { name: 'Your reply' })).toBeTruthy()
})

test('an agent isn’t offered what only admins may do, nor a new ticket in the customer’s place', async () => {
  open(closed)
  expect(await screen.findByText('Only admins can open it again.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Open again' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'New ticket from this one' })).toBeNull()
})
