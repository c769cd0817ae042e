import type { Session, User } from '@nireeka/contracts'
import { renderPage } from '@nireeka/kit/testing'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { beforeEach, expect, test } from 'vitest'

import { createDraftStore, type DraftStore } from './create-draft-store.ts'
import { useDraft } from './use-draft.ts'

const GUEST: Session = { status: 'guest' }
const member = (id: number): Session => ({ status: 'member', user: { id } as User })

const forAll = createDraftStore({ entry: 'forumDrafts', isForGuests: true })
const forMembers = createDraftStore({ entry: 'ticketDrafts', isForGuests: false })

function Reply({
  thread = 8,
  initial,
  drafts = forAll,
}: {
  thread?: number
  initial?: string
  drafts?: DraftStore
}) {
  const { text, isRestored, setText, clear } = useDraft(`reply-${thread}`, { drafts, initial })
  return (
    <>
      <textarea aria-label="Reply" value={text} onChange={(event) => setText(event.target.value)} />
      {isRestored ? <p>Restored</p> : null}
      <button type="button" onClick={clear}>
        Discard
      </button>
    </>
  )
}

function open(session: Session, props: Parameters<typeof Reply>[0] = {}) {
  const session$ = new BehaviorSubject(session)
  return { session$, ...renderPage(<Reply {...props} />, '/forum', { session$ }) }
}
const reply = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' })

beforeEach(() => localStorage.clear())

test('what was typed is there again at the next visit, until it is discarded', async () => {
  const first = open(GUEST)
  await userEvent.type(reply(), 'It creaks')
  first.unmount()
  const second = open(GUEST)
  expect(reply().value).toBe('It creaks')
  expect(screen.getByText('Restored')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(reply().value).toBe('')
  second.unmount()
  open(GUEST)
  expect(reply().value).toBe('')
  expect(screen.queryByText('Restored')).toBeNull()
})

test('a guest’s text is the member’s after the login, and no other member’s later', async () => {
  const asGuest = open(GUEST)
  await userEvent.type(reply(), 'It creaks')
  asGuest.unmount()
  const asMember = open(member(7))
  await userEvent.type(reply(), ' a lot')
  asMember.unmount()
  const asOther = open(member(8))
  expect(reply().value).toBe('')
  asOther.unmount()
  open(member(7))
  expect(reply().value).toBe('It creaks a lot')
})

test('a logout or login while writing loses nothing', async () => {
  const { session$ } = open(member(7))
  await userEvent.type(reply(), 'It creaks')
  act(() => session$.next(GUEST))
  expect(reply().value).toBe('It creaks')
  act(() => session$.next(member(7)))
  expect(reply().value).toBe('It creaks')
})

test('each thread has a draft of its own', async () => {
  const first = open(GUEST)
  await userEvent.type(reply(), 'It creaks')
  first.unmount()
  open(GUEST, { thread: 9 })
  expect(reply().value).toBe('')
})

test('the text that is edited is shown without a draft, and kept only once it differs', async () => {
  const first = open(member(7), { initial: 'Old text' })
  expect(reply().value).toBe('Old text')
  expect(screen.queryByText('Restored')).toBeNull()
  await userEvent.type(reply(), '!')
  first.unmount()
  open(member(7), { initial: 'Old text' })
  expect(reply().value).toBe('Old text!')
})

test('an entry that is corrupt reads as no draft', () => {
  localStorage.setItem('forumDrafts', '{"reply-8@guest":{"text":5}')
  open(GUEST)
  expect(reply().value).toBe('')
})

test('what only members write isn’t kept for a guest, and is no other member’s', async () => {
  const asMember = open(member(7), { drafts: forMembers })
  await userEvent.type(reply(), 'It creaks')
  act(() => asMember.session$.next(GUEST))
  await userEvent.type(reply(), '!')
  asMember.unmount()
  for (const session of [GUEST, member(8)]) {
    const other = open(session, { drafts: forMembers })
    expect(reply().value).toBe('')
    other.unmount()
  }
  open(member(7), { drafts: forMembers })
  expect(reply().value).toBe('It creaks')
})
