import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'

const saved = { about: null, shows_bikes: false, shows_likes: true }

function open(reply: (body: unknown) => unknown) {
  const { http } = fakeHttp({
    'GET /api/forum/settings': saved,
    'PUT /api/forum/settings': ({ body }: { body: unknown }) => reply(body),
  })
  return renderRoutes(routes, '/forum/settings', { http })
}

test('what a member chooses is saved', async () => {
  const sent: unknown[] = []
  open((body) => (sent.push(body), body))
  await userEvent.type(await screen.findByLabelText('About you'), '  Rides in any weather. ')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show my bikes' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show how many likes I received' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toEqual([{ about: 'Rides in any weather.', shows_bikes: true, shows_likes: false }])
})

test('a refusal is shown, and what was chosen stays', async () => {
  open(() => refusal(422, 'Please write one line.'))
  await userEvent.type(await screen.findByLabelText('About you'), 'Hello')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please write one line.')).toBeDefined()
  expect((screen.getByLabelText('About you') as HTMLInputElement).value).toBe('Hello')
})
