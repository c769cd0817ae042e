import { refusal } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { DESK, openSupport, press, REPLIES, type Sent } from './open-support.tsx'
import { message, ticketDesk } from './sample-tickets.ts'

test('an answer that a colleague has crossed stays, beside theirs, and is sent once theirs was read', async () => {
  const theirs = message(2, 'Oil it.', { from: 'staff', name: 'Agnes' })
  const sent: unknown[] = []
  let desk = ticketDesk()
  openSupport('/backoffice/tickets/4', {
    replies: {
      [DESK]: () => desk,
      [REPLIES]: ({ body }: Sent) => {
        sent.push(body)
        if (sent.length > 1) return desk.ticket
        desk = ticketDesk({ ticket: { messages: [message(1, 'There is a creak.'), theirs] } })
        return refusal(409, 'A colleague has answered in the meantime.')
      },
    },
  })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })
  await userEvent.type(field, 'Grease it.')
  await press('Send answer')
  expect(await screen.findByText('Oil it.')).toBeTruthy()
  expect(screen.getByText('A colleague has answered in the meantime.')).toBeTruthy()
  expect(field.value).toBe('Grease it.')
  await press('Send answer')
  await waitFor(() => expect(field.value).toBe(''))
  expect(sent).toMatchObject([{ read_until: 1 }, { read_until: 2 }])
})

test('a change that came too late shows what was seen and what is now', async () => {
  let desk = ticketDesk()
  openSupport('/backoffice/tickets/4', {
    replies: {
      [DESK]: () => desk,
      'POST /api/backoffice/tickets/4/priority': () => {
        desk = ticketDesk({ version: 4, assignee: { id: 8, name: 'Agnes' }, ticket: { priority: 'high' } })
        return refusal(409, 'This ticket has changed in the meantime.')
      },
    },
  })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Urgency' }), 'low')
  expect(await screen.findByText('Nobody, normal')).toBeTruthy()
  expect(screen.getByText('Agnes, high')).toBeTruthy()
})
