import { HttpError } from '@nireeka/contracts'
import { fakeHttp, renderPage } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { EditThreadDialog } from './edit-thread-dialog.tsx'

const THREAD = { id: 8, title: 'Which tyres?', tags: ['tyres'], version: 3 }

test('a title that somebody else has changed is shown, and the next try replaces it', async () => {
  const sent: unknown[] = []
  const fields = { title: ['Which tubes?'], tags: ['motor'], version: ['4'] }
  const answers = [
    new HttpError({ status: 409, code: 'changed', message: 'Changed.', fields }),
    { version: 5 },
  ]
  const { http } = fakeHttp({
    'GET /api/forum/tags': { tags: [{ name: 'tyres', threads: 1 }] },
    'PUT /api/forum/threads/8': ({ body }: { body?: unknown }) => (sent.push(body), answers.shift()),
  })
  renderPage(<EditThreadDialog thread={THREAD} onClose={() => undefined} />, '/forum/thread/8', { http })
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), ' Wide?')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Which tubes?')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Which tyres? Wide?')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { title: 'Which tyres? Wide?', tags: ['tyres'], version: 3 },
      { title: 'Which tyres? Wide?', tags: ['tyres'], version: 4 },
    ]),
  )
})
