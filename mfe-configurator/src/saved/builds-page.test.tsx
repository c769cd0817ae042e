import type { Session, User } from '@nireeka/contracts'
import { chooseFromMenu, fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { beforeEach, expect, test, vi } from 'vitest'

import { sampleBike, sampleColours } from '../sample-bike.ts'
import { BuildsPage } from './builds-page.tsx'
import { sampleNamed, sampleSaved } from './sample-saved.ts'

const member: Session = { status: 'member', user: { unit: 0 } as User }
const LIST = 'GET /api/builds'
const both = { [LIST]: { items: [sampleNamed, sampleSaved] } }

beforeEach(() => localStorage.clear())

function open(session: Session, replies: Record<string, unknown> = {}) {
  const fake = fakeHttp({
    'GET /api/configurator/ready-made': { builds: [] },
    'GET /api/configurator': { bikes: [] },
    ...replies,
  })
  const notify = vi.fn()
  renderPage(<BuildsPage />, '/configurator/builds', {
    http: fake.http,
    session$: new BehaviorSubject(session),
    notify,
  })
  return { ...fake, notify }
}

const list = () => screen.findByRole('list', { name: 'Saved builds' })
const button = (name: string) => screen.findByRole('button', { name })

test('each build has its name, look, parts and price of today, and leads to itself', async () => {
  open(member, both)
  const [named, bare] = within(await list()).getAllByRole('listitem')
  expect(named?.textContent).toContain(
    'For the forest$5,590Nireeka Prime, Size M, One colour, RAL 5024Standard partsLast changed on Nov 1, 2026',
  )
  expect(bare?.textContent).toContain(
    'Nireeka Prime$5,590Size M, Midnight Pearl1000 W mid-drive\u00A0· 4-piston hydraulicLast changed on Nov 1, 2026',
  )
  expect(screen.getByRole('link', { name: 'Nireeka Prime' }).getAttribute('href')).toBe(
    '/configurator/nireeka-prime?build=1-c-5--2x.dz',
  )
  expect(screen.getByRole('link', { name: 'For the forest' }).getAttribute('href')).toBe(
    '/configurator/nireeka-prime?build=1-c-8-5024',
  )
})

test('what has changed since is said', async () => {
  open(member, both)
  expect(await screen.findByText(/isn’t built in One colour any more/)).toBeTruthy()
})

test('a build is named in its place', async () => {
  let items = [sampleSaved]
  const sent: unknown[] = []
  open(member, {
    [LIST]: () => ({ items }),
    'PUT /api/builds/3': ({ body }: { body: { name: string } }) => {
      sent.push(body)
      items = [{ ...sampleSaved, name: body.name }]
      return items[0]
    },
  })
  await chooseFromMenu('Nireeka Prime', 'Rename')
  const field = await screen.findByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.clear(field)
  await userEvent.type(field, 'Commuter{Enter}')
  expect(await screen.findByRole('link', { name: 'Commuter' })).toBeTruthy()
  expect(sent).toEqual([{ name: 'Commuter' }])
})

test('an empty name is refused beside the field, and Escape leaves the name as it was', async () => {
  const { calls } = open(member, { [LIST]: { items: [sampleSaved] } })
  await chooseFromMenu('Nireeka Prime', 'Rename')
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Name' }))
  await userEvent.click(await button('Save name'))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  await userEvent.keyboard('{Escape}')
  const link = await screen.findByRole('link', { name: 'Nireeka Prime' })
  await waitFor(() => expect(document.activeElement).toBe(link))
  expect(calls).toEqual([LIST])
})

test('the server’s sentence stands beside the name, and what was typed is kept', async () => {
  open(member, {
    [LIST]: { items: [sampleSaved] },
    'PUT /api/builds/3': refusal(422, 'Please check.', { name: ['This name is too long.'] }),
  })
  await chooseFromMenu('Nireeka Prime', 'Rename')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '!{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('This name is too long.')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toContain('!')
})

test('a copy joins the list', async () => {
  let items = [sampleSaved]
  const copy = { ...sampleSaved, id: 5, name: 'Copy of Nireeka Prime' }
  const { notify } = open(member, {
    [LIST]: () => ({ items }),
    'POST /api/builds/3/duplicate': () => {
      items = [copy, sampleSaved]
      return copy
    },
  })
  await chooseFromMenu('Nireeka Prime', 'Duplicate')
  expect(await screen.findByRole('link', { name: 'Copy of Nireeka Prime' })).toBeTruthy()
  expect(notify).toHaveBeenCalledWith('success', '“Copy of Nireeka Prime” has been created.')
})

test('up to three builds are picked and compared, in the order in which they were picked', async () => {
  const more = [2, 1].map((id) => ({ ...sampleSaved, id, name: `Another ${id}` }))
  open(member, { [LIST]: { items: [sampleNamed, sampleSaved, ...more] } })
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^Compare/ })
  await userEvent.click(boxes[1]!)
  expect(screen.queryByRole('link', { name: 'Compare them' })).toBeNull()
  await userEvent.click(boxes[0]!)
  expect(screen.getByRole('link', { name: 'Compare them' }).getAttribute('href')).toBe(
    '/configurator/compare?one=nireeka-prime.1-c-5--2x.dz&two=nireeka-prime.1-c-8-5024',
  )
  await userEvent.click(boxes[2]!)
  expect(screen.getByRole('link', { name: 'Compare them' }).getAttribute('href')).toMatch(
    /&three=nireeka-prime\.1-c-5--2x\.dz$/,
  )
  expect(boxes[3]!.disabled).toBe(true)
  await userEvent.click(boxes[0]!)
  expect(boxes[3]!.disabled).toBe(false)
})

test('a build is edited in the builder, and its link copied', async () => {
  // Provides a clipboard.
  userEvent.setup()
  const { notify } = open(member, { [LIST]: { items: [sampleSaved] } })
  expect((await screen.findByRole('link', { name: 'Edit Nireeka Prime' })).getAttribute('href')).toBe(
    '/configurator/nireeka-prime?build=1-c-5--2x.dz',
  )
  await chooseFromMenu('Nireeka Prime', 'Copy link')
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/configurator/nireeka-prime?build=1-c-5--2x.dz`,
  )
  expect(notify).toHaveBeenCalledWith('success', 'Link copied. Anyone who opens it sees this bike.')
})

test('one build has nothing to be compared with', async () => {
  open(member, { [LIST]: { items: [sampleSaved] } })
  await list()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('builds that could not be loaded say why, and are asked for again', async () => {
  let tries = 0
  open(member, { [LIST]: () => (tries++ === 0 ? refusal(503, 'Busy.') : { items: [sampleSaved] }) })
  expect(await screen.findByText('Busy.')).toBeTruthy()
  await userEvent.click(await button('Try again'))
  expect(await list()).toBeTruthy()
})

const guest: Session = { status: 'guest' }
const store = (build: unknown) => localStorage.setItem('configuratorData', JSON.stringify(build))

test('a guest sees what this browser keeps, and the way to keep it for good', async () => {
  store({ bike_slug: 'nireeka-prime', size_id: 12, color_id: 5, part_ids: [105, 503] })
  open(guest, {
    'GET /api/configurator/nireeka-prime': sampleBike,
    'GET /api/configurator/colors/available/1/12': sampleColours,
  })
  expect((await screen.findByRole('list', { name: 'Saved in this browser' })).textContent).toContain(
    'Nireeka Prime$5,590Size M, Midnight Pearl1000\u00A0W mid-drive\u00A0· 4-piston hydraulic',
  )
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/login?continue=%2Fconfigurator%2Fbuilds',
  )
  await userEvent.click(await button('Remove'))
  expect(localStorage.getItem('configuratorData')).toBeNull()
  expect(await screen.findByText('You haven’t saved a bike yet')).toBeTruthy()
})

test.each([null, 'x', { bike_slug: '../x' }, { bike_slug: 'nyx', size_id: '1' }])(
  'a guest whose browser keeps %j has nothing to see but the way in',
  async (build) => {
    if (build) store(build)
    open(guest)
    expect(await screen.findByText('You haven’t saved a bike yet')).toBeTruthy()
    expect(screen.getByText('Log in to see your saved builds')).toBeTruthy()
  },
)

test('what is kept of a bike that we don’t build can be forgotten', async () => {
  store({ bike_slug: 'penny', size_id: null, color_id: null })
  open(guest, { 'GET /api/configurator/penny': refusal(404, 'No.') })
  expect(await screen.findByText('We don’t build this bike.')).toBeTruthy()
  await userEvent.click(await button('Remove'))
  expect(await screen.findByText('You haven’t saved a bike yet')).toBeTruthy()
})

test('while nobody knows who it is, nothing is asked for', () => {
  const { calls } = open({ status: 'loading' })
  expect(calls).toEqual([])
  expect(screen.queryByText('You haven’t saved a bike yet')).toBeNull()
})
