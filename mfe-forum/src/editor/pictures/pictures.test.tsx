import type { Session, User } from '@nireeka/contracts'
import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { BehaviorSubject } from 'rxjs'
import { beforeAll, expect, test, vi } from 'vitest'

import { LazyTextEditor } from '../lazy-text-editor.tsx'

/** The code that the page loads on demand takes its time on a busy machine. */
beforeAll(async () => {
  await import('../text-editor.tsx')
}, 60_000)

const ID = '0b8f2c1e-7a44-4c53-9d10-2f6a5e0c91d7'
const MARKDOWN = `![Describe the picture](/api/forum/pictures/${ID}#1600x900)`
const STORED = { id: ID, width: 1600, height: 900 }
const MEMBER: Session = { status: 'member', user: { id: 7, user_name: 'farhad', is_admin: 0 } as User }

interface Opened {
  begun?: string
  session?: Session
  answer?: () => unknown
}

async function open({ begun = '', session = MEMBER, answer = () => STORED }: Opened = {}) {
  const { http, calls } = fakeHttp({ 'POST /api/forum/pictures': answer })
  const onSubmit = vi.fn<() => void>()
  renderPage(<Form begun={begun} onSubmit={onSubmit} />, '/forum/thread/8', {
    http,
    session$: new BehaviorSubject(session),
  })
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
  act(() => area.focus())
  area.setSelectionRange(begun.length, begun.length)
  return { area, calls, onSubmit }
}

function Form({ begun, onSubmit }: { begun: string; onSubmit: () => void }) {
  const [text, setText] = useState(begun)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <LazyTextEditor label="Your reply" value={text} onChange={setText} onSubmit={onSubmit} />
      <button type="submit">Send</button>
    </form>
  )
}

const file = (name = 'bike.png', bytes = 2000, type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1 })
const paste = (area: HTMLElement, files: File[], types = ['Files']) =>
  fireEvent.paste(area, { clipboardData: { files, types } })
const drop = (area: HTMLElement, files: File[]) =>
  fireEvent.drop(area, { dataTransfer: { files, types: ['Files'] } })
const selected = (area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)

/** Returns an answer that comes when it is released. */
function held() {
  let release!: (answer: unknown) => void
  const answer = new Promise((resolve) => (release = resolve))
  return { answer: () => answer, release: async (value: unknown) => act(async () => release(value)) }
}

test('a picture that is chosen goes in at the caret, its words are selected, and that is said', async () => {
  const { area } = await open({ begun: 'Look' })
  await userEvent.upload(screen.getByLabelText('Pictures', { selector: 'input' }), file())
  expect(await screen.findByText('Picture added')).toBeTruthy()
  expect(area.value).toBe(`Look\n\n${MARKDOWN}\n\n`)
  expect([selected(area), document.activeElement]).toEqual(['Describe the picture', area])
})

test('the toolbar’s button opens the dialog for files, also by the keyboard', async () => {
  const { area } = await open()
  const click = vi.spyOn(HTMLInputElement.prototype, 'click')
  act(() => area.focus())
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{End}{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a picture' }))
  expect(click).toHaveBeenCalledTimes(1)
  click.mockRestore()
})

test('a picture is pasted or dropped, and several go in one below the other', async () => {
  const { area, calls } = await open()
  paste(area, [file()])
  await screen.findByText('Picture added')
  drop(area, [file('one.png'), file('two.png')])
  expect(await screen.findByText('2 pictures added')).toBeTruthy()
  expect(area.value).toBe(`${MARKDOWN}\n\n${MARKDOWN}\n\n${MARKDOWN}\n\n`)
  expect(calls).toHaveLength(3)
})

test('a paste that has text as well is text', async () => {
  const { area, calls } = await open()
  paste(area, [file()], ['text/plain', 'Files'])
  expect(calls).toEqual([])
})

test('while it is uploaded that is said, and neither button nor Ctrl+Enter sends the text', async () => {
  const { answer, release } = held()
  const { area, onSubmit } = await open({ answer })
  drop(area, [file()])
  expect(await screen.findByText('Uploading the picture…')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  act(() => area.focus())
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByText(/Please wait until it’s uploaded/)).toBeTruthy()
  await release(STORED)
  await screen.findByText('Picture added')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('who goes on typing meanwhile keeps the caret, and loses nothing', async () => {
  const { answer, release } = held()
  const { area } = await open({ answer })
  paste(area, [file()])
  await userEvent.type(area, 'It shines')
  await release(STORED)
  await waitFor(() => expect(area.value).toBe(`It shines\n\n${MARKDOWN}\n\n`))
  expect([area.selectionStart, area.selectionEnd, document.activeElement]).toEqual([9, 9, area])
})

test('a failure is told in a sentence, the text stays, and trying again sends the picture', async () => {
  const answers: unknown[] = [refusal(429, 'These are all the pictures of today.'), STORED]
  const { area } = await open({ begun: 'Look', answer: () => answers.shift() })
  paste(area, [file()])
  expect((await screen.findByRole('alert')).textContent).toContain('These are all the pictures of today.')
  expect(area.value).toBe('Look')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(area.value).toContain(MARKDOWN))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the pictures before one that fails are in the text, and only the others are tried again', async () => {
  const answers: unknown[] = [STORED, refusal(500, 'The server is busy.'), STORED]
  const { area, calls } = await open({ answer: () => answers.shift() })
  drop(area, [file('one.png'), file('two.png')])
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(area.value.split(MARKDOWN)).toHaveLength(3))
  expect(calls).toHaveLength(3)
})

test.each([
  ['a GIF', [file('party.gif', 2000, 'image/gif')], /party\.gif.*JPG, PNG or WebP/],
  ['more than 5 MB', [file('big.png', 5_000_001)], /big\.png.*limit is 5\.0 MB/],
])('%s is refused before it is sent, and can’t be tried again', async (_, files, sentence) => {
  const { area, calls } = await open()
  drop(area, files)
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Continue without' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(calls).toEqual([])
})

test('a text with ten pictures takes no more', async () => {
  const { area, calls } = await open({ begun: `${MARKDOWN}\n\n`.repeat(10) })
  paste(area, [file()])
  expect((await screen.findByRole('alert')).textContent).toContain('up to 10 pictures')
  expect(calls).toEqual([])
})

test('a guest is told to log in', async () => {
  const { area, calls } = await open({ session: { status: 'guest' } })
  paste(area, [file()])
  expect((await screen.findByRole('alert')).textContent).toContain('Log in to add pictures.')
  expect(calls).toEqual([])
})
