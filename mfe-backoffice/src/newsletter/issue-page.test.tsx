import { HttpError } from '@nireeka/contracts'
import type { NewsletterIssueData } from '@nireeka/contracts/api'
import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'
import { issue } from './sample-issues.ts'

const PATH = '/api/backoffice/newsletters'
const EMAIL = '<!doctype html><html><head></head><body style="margin:0"><p>Three of them.</p></body></html>'

function open(path: string, stored: NewsletterIssueData = issue(), replies: Record<string, unknown> = {}) {
  const saved: unknown[] = []
  const asked: unknown[] = []
  const notify = vi.fn<(tone: string, text: string) => void>()
  const confirm = vi.fn(async () => true)
  const save = ({ body }: { body: object }) => {
    saved.push(body)
    return { ...stored, ...body, version: stored.version + 1 }
  }
  const { http } = fakeHttp({
    [`GET ${PATH}/7`]: stored,
    [`PUT ${PATH}/7`]: save,
    [`POST ${PATH}`]: save,
    [`POST ${PATH}/7/test`]: save,
    [`POST ${PATH}/7/send`]: save,
    [`POST ${PATH}/7/stop`]: save,
    [`POST ${PATH}/7/continue`]: save,
    [`GET ${PATH}/audience`]: ({ query }: { query: unknown }) => {
      asked.push(query)
      return { count: 1200 }
    },
    [`GET ${PATH}/models`]: [{ id: 3, title: 'Nireeka Prime' }],
    [`POST ${PATH}/preview`]: { html: EMAIL, text: 'Three of them.' },
    ...replies,
  })
  renderRoutes(routes, path, { http, session$: staff(9), notify, confirm })
  return { saved, asked, notify, confirm }
}

const click = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))

test('a new issue for the owners of a model is saved with the model', async () => {
  const { saved, asked } = open('/backoffice/newsletters/new')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }), 'For you')
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Hello.')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Segment' }), 'Owners of a model')
  await screen.findByRole('option', { name: 'Nireeka Prime' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Model' }), 'Nireeka Prime')
  expect(await screen.findByText('1,200 subscribers would get it now.')).toBeTruthy()
  expect(asked.at(-1)).toMatchObject({ segment: 'owners', bike_id: '3' })
  await click('Create')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toEqual({
    subject: 'For you',
    preheader: '',
    body: 'Hello.',
    segment: 'owners',
    bike_id: 3,
    country_id: null,
  })
})

test('the preview is in frames without scripts, light, dark and as plain text', async () => {
  open('/backoffice/newsletters/7')
  await userEvent.click(await screen.findByRole('tab', { name: 'Dark' }))
  const frame = await screen.findByTitle('The email on a phone, dark')
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin')
  expect(frame.getAttribute('srcdoc')).toContain('<body data-style="margin:0">')
  expect(screen.getByTitle('The email on a computer, dark')).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Plain text' }))
  expect(await screen.findByText('Three of them.', { selector: 'pre' })).toBeTruthy()
})

test('a draft is tested, and sent after asking, with the version that was read', async () => {
  const { saved, notify, confirm } = open('/backoffice/newsletters/7')
  await click('Send a test to me')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'A test is on its way to your address.'))
  await click('Send to 1,200 subscribers')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Sending started.'))
  expect(confirm).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Send this issue to 1,200 subscribers?' }),
  )
  expect(saved).toEqual([{ version: 3 }, { version: 3 }])
})

test('what isn’t saved is neither tested nor sent', async () => {
  open('/backoffice/newsletters/7')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }), '!')
  expect(await screen.findByText('Save your changes before you test or send them.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send a test to me' }).disabled).toBe(true)
})

test('an issue that is being sent shows its progress, and is stopped', async () => {
  const { saved } = open(
    '/backoffice/newsletters/7',
    issue({ state: 'sending', recipients: 2000, waiting: 500, sent: 1490, failed: 4, skipped: 6, left: 2 }),
  )
  const bar = await screen.findByRole('progressbar', { name: 'Sending' })
  expect(bar.getAttribute('aria-valuetext')).toBe('1,500 of 2,000')
  expect(screen.queryByRole('textbox', { name: 'Subject' })).toBeNull()
  await click('Stop')
  await waitFor(() => expect(saved).toEqual([{ version: 3 }]))
})

test('a stopped issue is continued', async () => {
  const { saved } = open('/backoffice/newsletters/7', issue({ state: 'stopped', recipients: 9, waiting: 3 }))
  expect(await screen.findByText(/Up to 500 emails/)).toBeTruthy()
  await click('Continue')
  await waitFor(() => expect(saved).toEqual([{ version: 3 }]))
})

test('an issue that somebody else has changed shows both versions', async () => {
  let reads = 0
  open('/backoffice/newsletters/7', issue(), {
    [`GET ${PATH}/7`]: () => {
      reads++
      return reads === 1 ? issue() : issue({ subject: 'Theirs', version: 4 })
    },
    [`PUT ${PATH}/7`]: () => new HttpError({ status: 409, code: 'stale_version', message: 'Changed.' }),
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }), '!')
  await click('Save')
  expect(await screen.findByText('Someone else has saved changes to this')).toBeTruthy()
  expect(screen.getByText('Theirs', { selector: 'dd' })).toBeTruthy()
})
