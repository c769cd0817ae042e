import type { Session, User } from '@nireeka/contracts'
import { fakeHttp, renderPage } from '@nireeka/kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'

import { type EditorHandle, LazyTextEditor } from './lazy-text-editor.tsx'

const MEMBER = { id: 7, user_name: 'farhad', is_admin: 0 } as User
const PEOPLE = [
  { id: 3, user_name: 'nadia', avatar: null },
  { id: 4, user_name: 'nahal', avatar: null },
]

function Form({ begun = '', ...rest }: { begun?: string; onSubmit?: () => void; maxLength?: number }) {
  const [text, setText] = useState(begun)
  return <LazyTextEditor label="Your reply" value={text} onChange={setText} ref={handle} {...rest} />
}
const handle = createRef<EditorHandle>()

async function open(props: Parameters<typeof Form>[0] = {}) {
  const { http, calls } = fakeHttp({ 'GET /api/forum/people': { people: PEOPLE } })
  const session$ = new BehaviorSubject<Session>({ status: 'member', user: MEMBER })
  renderPage(<Form {...props} />, '/forum/thread/8', { http, session$ })
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
  return { area, calls }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const select = (area: HTMLTextAreaElement, start: number, end: number) => {
  area.focus()
  area.setSelectionRange(start, end)
}

test('a button formats what is selected, and takes it back when pressed again', async () => {
  const { area } = await open({ begun: 'a loud motor' })
  select(area, 2, 6)
  await press('Bold')
  expect(area.value).toBe('a **loud** motor')
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('loud')
  await press('Bold')
  expect(area.value).toBe('a loud motor')
})

test('Ctrl with B, I or K formats, and Ctrl+Enter sends', async () => {
  const onSubmit = vi.fn<() => void>()
  const { area } = await open({ begun: 'word', onSubmit })
  select(area, 0, 4)
  await userEvent.keyboard('{Control>}i{/Control}')
  expect(area.value).toBe('_word_')
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(area.value).toBe('_[word](https://)_')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('the toolbar is one stop of the Tab key, and arrow keys walk along it', async () => {
  await open()
  const bold = screen.getByRole('button', { name: 'Bold' })
  act(() => bold.focus())
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Italic' }))
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(document.activeElement).toBe(bold)
  expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([bold])
})

test('Enter in a list begins the next item, and an empty item ends the list', async () => {
  const { area } = await open()
  await userEvent.type(area, '- lights{Enter}bell{Enter}{Enter}done')
  expect(area.value).toBe('- lights\n- bell\ndone')
})

test('the preview shows the text as the post will, and the text is still there afterwards', async () => {
  const { area } = await open({ begun: 'a **loud** motor' })
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }))
  expect((await screen.findByText('loud')).tagName).toBe('STRONG')
  await userEvent.click(screen.getByRole('tab', { name: 'Write' }))
  expect(screen.getByRole('textbox', { name: 'Your reply' })).toBe(area)
})

test('members are suggested while a mention is typed: arrow keys choose, Enter puts the name in', async () => {
  const { area } = await open()
  await userEvent.type(area, 'Ask @na')
  const options = await screen.findAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([
    expect.stringContaining('nadia'),
    expect.stringContaining('nahal'),
  ])
  expect(area.getAttribute('aria-activedescendant')).toBe(options[0]?.id)
  await userEvent.keyboard('{ArrowDown}')
  expect(area.getAttribute('aria-activedescendant')).toBe(options[1]?.id)
  expect(options[1]?.getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('{Enter}')
  expect(area.value).toBe('Ask @nahal ')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('Escape closes the suggestions, and they stay closed for this mention', async () => {
  const { area } = await open()
  await userEvent.type(area, '@na')
  await screen.findByRole('listbox')
  await userEvent.keyboard('{Escape}d')
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.keyboard(' @n')
  expect(await screen.findByRole('listbox', { name: 'Members' })).toBeTruthy()
})

test('an email address and a name in code ask for nobody', async () => {
  const { area, calls } = await open()
  await userEvent.type(area, 'me@na.de `@na')
  await waitFor(() => expect(area.value).toBe('me@na.de `@na'))
  expect(calls).toEqual([])
})

test('near the limit the letters that are left are counted, and nothing is cut off', async () => {
  const { area } = await open({ maxLength: 20 })
  await userEvent.type(area, '123456789012345678')
  expect(screen.queryByText('2 characters left')).toBeNull()
  await userEvent.type(area, '9')
  expect(screen.getByText('1 character left')).toBeTruthy()
  await userEvent.type(area, '0123')
  expect(screen.getByText('3 characters too many')).toBeTruthy()
  expect(area.value).toHaveLength(23)
})

test('a quote names its author with a link to the post, in a paragraph of its own', async () => {
  const { area } = await open({ begun: 'Hello' })
  select(area, 5, 5)
  act(() => handle.current?.insertQuote('farhad', 'It creaks.\nEvery ride.', 81))
  expect(area.value).toBe('Hello\n\n> [farhad](/forum/post/81) wrote:\n>\n> It creaks.\n> Every ride.\n\n')
  expect(document.activeElement).toBe(area)
})
