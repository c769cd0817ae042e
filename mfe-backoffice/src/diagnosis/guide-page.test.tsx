import { HttpError } from '@nireeka/contracts'
import type { AdminDiagnosisData } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'

const GUIDE: AdminDiagnosisData = {
  id: 7,
  slug: 'e15',
  kind: 'code',
  code: 'E15',
  area: 'wheels',
  title: 'No speed signal',
  summary: 'The motor stays off.',
  words: '',
  safety: null,
  safe_to_ride: null,
  do_not_ride: false,
  minutes: null,
  checks: [
    {
      key: 'there',
      question: 'Is the magnet there?',
      help: '',
      answers: [
        { label: 'Yes', to: 'write' },
        { label: 'No', to: 'magnet' },
      ],
    },
  ],
  outcomes: [
    { key: 'write', kind: 'ticket', title: 'Ask us', text: '', parts: [] },
    { key: 'magnet', kind: 'part', title: 'A new magnet', text: '', parts: ['NK-A-ECU-224'] },
  ],
  is_published: true,
  version: 3,
  updated_at: '2026-11-01T12:00:00.000Z',
}
const {
  checks,
  outcomes,
  summary: _s,
  words: _w,
  safety: _sa,
  safe_to_ride: _r,
  do_not_ride: _d,
  minutes: _m,
  version: _v,
  ...ROW
} = GUIDE

function open(path: string, replies: Record<string, unknown> = {}) {
  const saved: unknown[] = []
  const asked: unknown[] = []
  const notify = vi.fn<(tone: string, text: string) => void>()
  const save = ({ body }: { body: object }) => {
    saved.push(body)
    return { ...GUIDE, ...body, version: 4 }
  }
  const { http } = fakeHttp({
    'GET /api/backoffice/diagnosis': ({ query }: { query: unknown }) => {
      asked.push(query)
      return { items: [{ ...ROW, check_count: 1 }], page: 1, per_page: 50, total: 1 }
    },
    'GET /api/backoffice/diagnosis/7': GUIDE,
    'PUT /api/backoffice/diagnosis/7': save,
    'POST /api/backoffice/diagnosis': save,
    'POST /api/backoffice/diagnosis/7/publish': save,
    ...replies,
  })
  renderRoutes(routes, path, { http, session$: staff(9), notify })
  return { saved, asked, notify }
}
const button = (name: string) => screen.findByRole('button', { name })

test('guides are listed, and search and filters go to the server', async () => {
  const { asked } = open('/backoffice/diagnosis?search=E15&kind=code&area=wheels&state=published')
  const row = await screen.findByRole('link', { name: 'E15: No speed signal' })
  expect(row.getAttribute('href')).toBe('/backoffice/diagnosis/7')
  expect(asked[0]).toMatchObject({ search: 'E15', kind: 'code', area: 'wheels', state: 'published', page: 1 })
})

test('a check gets a further answer that leads to an outcome', async () => {
  const { saved } = open('/backoffice/diagnosis/7')
  await userEvent.click(await button('Add an answer'))
  await userEvent.type(screen.getByLabelText('Answer 3'), 'Not sure')
  await userEvent.selectOptions(screen.getByLabelText('Answer 3 leads to'), 'Support ticket: Ask us')
  await userEvent.click(await button('Save'))
  await waitFor(() => expect(saved).toHaveLength(1))
  const [check] = checks
  const answers = [...check!.answers, { label: 'Not sure', to: 'write' }]
  expect(saved[0]).toMatchObject({ checks: [{ ...check, answers }], outcomes, version: 3 })
})

test('whether to ride on and the minutes are written and cleared, and too many minutes are refused', async () => {
  const { saved } = open('/backoffice/diagnosis/7')
  const ride = await screen.findByLabelText(/^Safe to ride/)
  const minutes = screen.getByLabelText(/^Minutes/)
  await userEvent.type(ride, 'Yes, by day only')
  await userEvent.type(minutes, '241')
  await userEvent.click(await button('Save'))
  await waitFor(() => expect(minutes.getAttribute('aria-invalid')).toBe('true'))
  expect(saved).toEqual([])
  await userEvent.clear(minutes)
  await userEvent.type(minutes, '10')
  await userEvent.click(await button('Save'))
  await waitFor(() => expect(saved[0]).toMatchObject({ safe_to_ride: 'Yes, by day only', minutes: 10 }))
  await userEvent.clear(ride)
  await userEvent.clear(minutes)
  await userEvent.click(await button('Save'))
  await waitFor(() => expect(saved[1]).toMatchObject({ safe_to_ride: null, minutes: null }))
})

test('a guide is marked as one with which nobody may ride', async () => {
  const { saved } = open('/backoffice/diagnosis/7')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Mark as “Don’t ride”' }))
  await userEvent.click(await button('Save'))
  await waitFor(() => expect(saved[0]).toMatchObject({ do_not_ride: true, safe_to_ride: null }))
})

test('a check that no answer leads to is told, and nothing is sent', async () => {
  const { saved } = open('/backoffice/diagnosis/7')
  await userEvent.click(await button('Add a check'))
  const second = await screen.findByRole('group', { name: 'Check 2' })
  await userEvent.type(within(second).getByLabelText('Question'), 'Is it cold?')
  await userEvent.click(await button('Save'))
  expect(await within(second).findByText('No answer leads here.')).toBeDefined()
  expect(saved).toEqual([])
})

test('a part that there isn’t is told by the server', async () => {
  const sentence = 'There is no spare part with the number NK-X.'
  open('/backoffice/diagnosis/7', {
    'PUT /api/backoffice/diagnosis/7': () => refusal(422, 'Please check.', { outcomes: [sentence] }),
  })
  const parts = await screen.findByLabelText(/Part numbers/)
  await userEvent.clear(parts)
  await userEvent.type(parts, 'NK-X')
  await userEvent.click(await button('Save'))
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0)
})

test('when somebody else has changed the guide, both versions are shown', async () => {
  let reads = 0
  open('/backoffice/diagnosis/7', {
    'GET /api/backoffice/diagnosis/7': () =>
      reads++ === 0 ? GUIDE : { ...GUIDE, title: 'The speed is missing', version: 9 },
    'PUT /api/backoffice/diagnosis/7': () =>
      new HttpError({ status: 409, code: 'stale_version', message: 'Changed.' }),
  })
  const title = await screen.findByLabelText('Title')
  await userEvent.clear(title)
  await userEvent.type(title, 'Mine')
  await userEvent.click(await button('Save'))
  expect(await screen.findByText('Someone else has saved changes to this')).toBeDefined()
  expect(screen.getByText(/The speed is missing/, { selector: 'dd' })).toBeDefined()
})

test('a guide is made a draft by its version', async () => {
  const { saved, notify } = open('/backoffice/diagnosis/7')
  await userEvent.click(await button('Revert to draft'))
  await waitFor(() => expect(saved).toEqual([{ is_published: false, version: 3 }]))
  expect(notify).toHaveBeenCalledWith('success', 'It’s now a draft.')
})
