import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { member, openThread, pageData, user } from '../testing/open-thread.tsx'

const EDITED = {
  title: 'Range in winter',
  tags: ['winter'],
  version: 4,
  title_edited_at: '2021-03-05T08:00:00.000Z',
}
const edit = (version: number, title: string, tags: string[]) => ({
  version,
  title,
  tags,
  edited_by: 'farhad',
  at: `2021-03-0${version + 1}T08:00:00.000Z`,
})
const replies = {
  'GET /api/forum/threads/8': pageData(undefined, EDITED),
  'GET /api/forum/threads/8/edits': { edits: [edit(3, 'Range in winter', []), edit(1, 'Range?', [])] },
}
const stranger = { status: 'member', user: user({ id: 77, user_name: 'eve' }) } as const
const agent = {
  status: 'member',
  user: user({ id: 78, user_name: 'agnes', is_admin: 1, areas: ['community'] }),
} as const

test.each([
  ['a guest', { status: 'guest' } as const],
  ['another member', stranger],
])('%s is told that the title was edited, and no more', async (_who, session) => {
  openThread({ session, replies })
  expect(await screen.findByText(/Title edited/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /versions of the title/ })).toBeNull()
})

const texts = (found: HTMLElement[]) => found.map(({ textContent }) => textContent)

test.each([
  ['the author', member],
  ['staff', agent],
])('%s read every title with its tags, who wrote it and when', async (_who, session) => {
  openThread({ session, replies })
  await userEvent.click(await screen.findByRole('button', { name: /versions of the title/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Earlier titles' }))
  expect(texts(await dialog.findAllByRole('heading', { level: 3 }))).toEqual([
    'Range in winter (shown now)',
    'Range in winter',
    'Range?',
  ])
  expect(texts(dialog.getAllByText(/^#|^No tags$/))).toEqual(['#winter', 'No tags', 'No tags'])
  const days = dialog.getAllByRole('time').map((time) => time.getAttribute('datetime')?.slice(0, 10))
  expect(days).toEqual(['2021-03-04', '2021-03-02', '2021-03-01'])
  expect(dialog.getAllByText('farhad')).toHaveLength(3)
})

test('a title that was never changed says nothing', async () => {
  openThread({ session: member })
  await screen.findByRole('article', { name: 'Post 1 by farhad' })
  expect(screen.queryByText(/Title edited/)).toBeNull()
})
