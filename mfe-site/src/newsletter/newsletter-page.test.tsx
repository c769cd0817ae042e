import { type Http, HttpError } from '@nireeka/contracts'
import { fakeHttp, renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { NewsletterPage } from './newsletter-page.tsx'
import { OUTCOMES } from './outcomes.ts'

type Sent = [path: string, body: unknown, options: unknown]

/** Opens the page; each click takes the next answer. */
function open(search: string, ...answers: Array<Error | null>) {
  const sent: Sent[] = []
  const post: Http['post'] = async <T,>(path: string, body?: unknown, options?: unknown) => {
    sent.push([path, body, options])
    const next = answers.shift()
    if (next) throw next
    return null as T
  }
  renderPage(<NewsletterPage />, `/newsletter${search}`, { http: { ...fakeHttp().http, post } })
  return sent
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
/** Waits for a page by its heading, because the URL changes slightly earlier than the page. */
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const failure = (status: number) =>
  new HttpError({ status, code: 'x', message: 'Something of the server’s.' })

const LINKS = [
  [
    '?token=abc',
    'One more click',
    'Yes, send me the newsletter',
    '/api/newsletter/confirm',
    'confirmed',
    'spent',
    'failed',
  ],
  [
    '?unsubscribe=abc',
    'Unsubscribe?',
    'Unsubscribe',
    '/api/newsletter/unsubscribe',
    'left',
    'unknown',
    'not-left',
  ],
] as const

test.each(LINKS)('opening %s does nothing: it asks', (search, question) => {
  const sent = open(search)
  expect(heading()).toBe(question)
  expect(sent).toEqual([])
})

test.each(LINKS)('%s is done by a click, which takes the token out of the address', async (...link) => {
  const [search, , button, path, done] = link
  const sent = open(search, null)
  await click(button)
  expect(await findHeading(OUTCOMES[done].heading)).toBeDefined()
  expect(sent).toEqual([[path, { token: 'abc' }, { anonymous: true }]])
  expect(location.pathname + location.search).toBe(`/newsletter?outcome=${done}`)
})

test.each(LINKS)('%s that nobody knows any more says so', async (...link) => {
  const [search, , button, , , unknown] = link
  open(search, failure(404))
  await click(button)
  expect(await findHeading(OUTCOMES[unknown].heading)).toBeDefined()
})

test.each(LINKS)('%s that fails for now can be tried again', async (...link) => {
  const [search, question, button, , done, , failed] = link
  const sent = open(search, failure(503), new Error('offline'), null)
  await click(button)
  expect((await screen.findByRole('alert')).textContent).toContain(OUTCOMES[failed].heading)
  expect(heading()).toBe(question)
  await click(button)
  expect((await screen.findByRole('alert')).textContent).toContain(OUTCOMES[failed].text)
  await click(button)
  expect(await findHeading(OUTCOMES[done].heading)).toBeDefined()
  expect(sent).toHaveLength(3)
})

test.each(LINKS)(
  'without our scripts %s is sent as a form, to its own address',
  (search, _question, button) => {
    open(search)
    const form = screen.getByRole<HTMLButtonElement>('button', { name: button }).form
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', null])
  },
)

test.each(['', '?outcome=toString', '?outcome=nothing', '?token='])('“%s” is the plain page', (search) => {
  open(search)
  expect(heading()).toBe('Newsletter')
})

const subscription = () => screen.getByRole('form', { name: 'Subscribe' })

test('the form stands above an example of what it brings, and subscribes', async () => {
  const sent = open('', null)
  const sample = screen.getByRole('article', { name: 'Sample issue' })
  expect(subscription().compareDocumentPosition(sample)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await userEvent.type(screen.getByRole('textbox', { name: 'Your email' }), 'ann@example.com')
  await click('Subscribe')
  expect(sent).toEqual([['/api/newsletter/subscribe', { email: 'ann@example.com' }, { anonymous: true }]])
})

test.each(['invalid', 'failed', 'spent', 'left'])('one can subscribe again after “%s”', (outcome) => {
  open(`?outcome=${outcome}`)
  expect(subscription()).toBeDefined()
})

test.each(['subscribed', 'taken', 'confirmed'])('there is nothing to subscribe to after “%s”', (outcome) => {
  open(`?outcome=${outcome}`)
  expect(screen.queryByRole('form')).toBeNull()
})
