import type { Platform } from '@nireeka/contracts'
import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'

import { routes } from '../../routes.ts'
import { staff } from '../../sample-staff.ts'

const comment = {
  id: 5,
  topic: { id: 7, title: 'Winter storage' },
  version: 3,
  is_helpful: false,
  comment: '<b>Which</b> battery level?',
  voted_at: '2026-11-01T12:00:00.000Z',
  done_at: null,
}

// The test doesn't wait for the pages to be read from the disk.
beforeAll(async () => {
  await import('../pages.ts')
})

test('a comment leads to its topic, stays plain text, and is marked as done as it was read', async () => {
  const notify = vi.fn<Platform['notify']>()
  const sent: unknown[] = []
  const asked: unknown[] = []
  const { http } = fakeHttp({
    'GET /api/backoffice/help/comments': ({ query }: { query: unknown }) => {
      asked.push(query)
      return { items: [comment], page: 1, per_page: 50, total: 1 }
    },
    'POST /api/backoffice/help/comments/5/state': ({ body }: { body: unknown }) => {
      sent.push(body)
      return null
    },
  })
  renderRoutes(routes, '/backoffice/help/comments?state=open', { http, notify, session$: staff(9) })
  const link = await screen.findByRole('link', { name: 'Winter storage' })
  expect(link.getAttribute('href')).toBe('/backoffice/help/7')
  expect(screen.getByText('<b>Which</b> battery level?')).toBeTruthy()
  expect(asked[0]).toMatchObject({ state: 'open', page: 1 })
  await userEvent.click(screen.getByRole('button', { name: /^Done: / }))
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Saved.'))
  expect(sent).toEqual([{ is_done: true, voted_at: comment.voted_at }])
})
