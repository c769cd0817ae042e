import { HttpError } from '@nireeka/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'

import { member, openThread, pageData, postData, rider } from '../testing/open-thread.tsx'

afterEach(() => localStorage.clear())

const EDIT = 'PUT /api/forum/posts/101'

async function begin(answers: unknown[]) {
  const sent: unknown[] = []
  let body = 'Text 1'
  openThread({
    session: member,
    replies: {
      'GET /api/forum/threads/8': () => pageData([postData(1, { body }), postData(2)]),
      [EDIT]: (it: { body: { body: string } }) => {
        sent.push(it.body)
        const answer = answers.shift()
        if (!(answer instanceof Error)) body = it.body.body
        return answer
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'More for post 1' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const field = await screen.findByRole('textbox', { name: 'Edit post 1' })
  await userEvent.type(field, ' and more')
  return { sent }
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))

test('a post is edited in its place', async () => {
  const { sent } = await begin([{ version: 2 }])
  await save()
  expect(await screen.findByText('Text 1 and more')).toBeDefined()
  expect(sent).toEqual([{ body: 'Text 1 and more', version: 1 }])
  expect(screen.queryByRole('textbox', { name: 'Edit post 1' })).toBeNull()
})

test('when somebody else was faster both texts are there, and the next try names the version that was read', async () => {
  const fields = { body: ['Theirs'], version: ['4'] }
  const changed = new HttpError({ status: 409, code: 'changed', message: 'Changed.', fields })
  const { sent } = await begin([changed, { version: 5 }])
  await save()
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('Theirs')).toBeDefined()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your text' }).value).toBe(
    'Text 1 and more',
  )
  await save()
  await waitFor(() => expect(sent.at(-1)).toEqual({ body: 'Text 1 and more', version: 4 }))
})

test('the author opens the versions of an edited post, each with who wrote it', async () => {
  const edited = postData(1, { version: 2, body: 'New', edited_at: '2021-03-02T08:00:00.000Z' })
  const edits = [{ version: 1, body: 'Old', edited_by: rider.user_name, at: '2021-03-02T08:00:00.000Z' }]
  openThread({
    session: member,
    replies: { 'GET /api/forum/threads/8': pageData([edited]), 'GET /api/forum/posts/101/edits': { edits } },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Edited Mar 2, 2021/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Versions of post 1' })
  const versions = await within(dialog).findAllByRole('listitem')
  expect(versions.map((version) => version.textContent)).toEqual([
    expect.stringMatching(/Version 2, shown now.*New/),
    expect.stringMatching(/Version 1.*Old/),
  ])
})

test('others read that a post was edited, and have no versions', async () => {
  const edited = postData(1, { edited_at: '2021-03-02T08:00:00.000Z' })
  openThread({ replies: { 'GET /api/forum/threads/8': pageData([edited]) } })
  expect(await screen.findByText(/Edited/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /Edited/ })).toBeNull()
})
