import { defineRoutes } from '@nireeka/kit/routes'
import { storage } from '@nireeka/kit/storage'
import { hydratePage, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'

import { routes as allRoutes } from '../routes.ts'
import { ChapterPage, ManualPage, WholePage } from './pages.ts'

const routes = defineRoutes([
  { path: '/user-manual', page: ManualPage },
  { path: '/user-manual/whole', page: WholePage },
  { path: '/user-manual/:chapter', page: ChapterPage },
])
const serve = (url: string) => hydratePage(allRoutes, { url })
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

afterEach(() => localStorage.clear())

test('the manual begins with its chapters, each with what is in it', async () => {
  const { html } = await serve('/user-manual?bike=nyx')
  const chapters = within(screen.getByRole('navigation', { name: 'Chapters' }))
  expect(chapters.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'First ride',
    'Riding',
    'Gears, fork and tyres',
    'Care',
    'Reference',
  ])
  const cards = chapters.getAllByRole('listitem')
  expect(cards).toHaveLength(15)
  expect(within(cards[2]!).getByRole('link').getAttribute('href')).toBe(
    '/user-manual/battery-and-charging?bike=nyx',
  )
  expect(html).toContain('How to charge it, how long that takes, and how to make it last.')
  expect(hrefOf('Torques')).toBe('/user-manual/service-plan?bike=nyx#torques')
})

test('without scripts a chapter has what applies to the address’s bike', async () => {
  const { html, head, title } = await serve('/user-manual/battery-and-charging?bike=nyx')
  expect(html).toContain('id="battery-in-the-frame"')
  expect(html).not.toContain('id="battery-removal"')
  expect(title).toBe('Battery and charging · User manual')
  expect(head?.description).toBe('How to charge it, how long that takes, and how to make it last.')
})

test('there is no chapter of another name', async () => {
  expect((await serve('/user-manual/piano')).status).toBe(404)
})

test('a section has pictures of the address’s bike that say what to look at, and so have its steps', async () => {
  const { container } = await serve('/user-manual/before-the-first-ride?bike=nireeka-prime')
  const figure = screen.getByRole('img', { name: 'A Prime, ready to ride' }).closest('figure')
  expect(figure?.textContent).toContain('Ready to ride: the bar is straight')
  const pedals = screen.getByRole('img', { name: 'The left and the right pedal' }).closest('figure')
  expect(pedals?.textContent).toContain('Step 4: each pedal has its side')
  expect(container.textContent).toContain('crosswise to 5\u00A0Nm')
})

test('a chapter leads to its sections, to its neighbours and to the same chapter of another bike', () => {
  renderRoutes(routes, '/user-manual/brakes?bike=nyx')
  const onPage = within(screen.getAllByRole('navigation', { name: 'On this page' })[0]!)
  expect(onPage.getByRole('link', { name: 'Pads and discs' }).getAttribute('href')).toBe('#brake-pads')
  const turns = within(screen.getByRole('navigation', { name: 'Previous and next chapter' }))
  expect(turns.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/user-manual/riding-and-assistance?bike=nyx',
    '/user-manual/shifting?bike=nyx',
  ])
  expect(hrefOf('Homie')).toBe('/user-manual/brakes?bike=nireeka-homie')
  expect(hrefOf('Print the manual')).toBe('/user-manual/whole?bike=nyx')
})

test('the list of all chapters marks the one that is read', () => {
  renderRoutes(routes, '/user-manual/brakes?bike=nyx')
  const list = within(screen.getByRole('navigation', { name: 'Chapters' }))
  expect(list.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([
    'Brakes',
  ])
})

test('a chapter ends with the parts of the address’s bike and with help', () => {
  renderRoutes(routes, '/user-manual/brakes?bike=nyx')
  const help = within(screen.getByRole('navigation', { name: 'Parts and help' }))
  expect(help.getByRole('link', { name: 'Brake pads' }).getAttribute('href')).toBe(
    '/shop/spares?q=pads&bike=nyx&family=BRK',
  )
  expect(help.getByRole('link', { name: 'A brake lever feels soft' }).getAttribute('href')).toBe(
    '/help-center/diagnosis/brake-lever-soft',
  )
})

test('a section that was only found has no pictures', () => {
  renderRoutes(routes, '/user-manual?bike=nyx&q=sintered')
  expect(screen.getByRole('heading', { name: /^Pads and discs/ })).toBeDefined()
  expect(screen.queryByRole('figure')).toBeNull()
})

test('a warning says so; a note is quieter', () => {
  renderRoutes(routes, '/user-manual/brakes')
  expect(screen.getByRole('note', { name: 'Warning' }).textContent).toMatch(/^Warning.*A lever that reaches/)
  expect(screen.getByRole('note', { name: 'Note' }).textContent).toMatch(/^Discs get hot/)
})

test('the whole manual is on one page, to print', async () => {
  const { html } = await serve('/user-manual/whole?bike=nireeka-homie')
  expect(html).toContain('id="brakes"')
  expect(html).toContain('id="front-basket"')
  expect(html).not.toContain('id="gravel"')
  expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeDefined()
})

test.each([
  ['/user-manual?bike=nyx#torques', '/user-manual/service-plan?bike=nyx#torques'],
  ['/user-manual?bike=nireeka-homie#brakes', '/user-manual/brakes?bike=nireeka-homie'],
  ['/user-manual#charging', '/user-manual/battery-and-charging?bike=nireeka-prime#charging'],
])('an address of the time when the manual was one page, %s, leads to %s', async (old, now) => {
  renderRoutes(routes, old)
  await waitFor(() => expect(location.pathname + location.search + location.hash).toBe(now))
})

test('an unknown section leads nowhere else', async () => {
  renderRoutes(routes, '/user-manual?bike=nyx#piano')
  expect(await screen.findByRole('navigation', { name: 'Chapters' })).toBeDefined()
  expect(location.pathname).toBe('/user-manual')
})

test('a search in the address shows what was found on the server, too', async () => {
  const { html } = await serve('/user-manual?bike=nyx&q=blinks')
  expect(html).toContain('1 section with “blinks”')
  expect(html).toContain('<mark>blinks</mark>')
  expect(html).not.toContain('id="walk-assist"')
  expect(hrefOf('Battery and charging')).toBe('/user-manual/battery-and-charging?bike=nyx')
})

test('hostile words in the address stay words', async () => {
  const { html } = await serve('/user-manual?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E')
  expect(html).not.toContain('<script>alert')
})

test('typing finds sections, counts aloud and keeps the question in the address', async () => {
  renderRoutes(routes, '/user-manual?bike=nireeka-homie')
  await userEvent.type(screen.getByLabelText('Search this manual'), 'basket')
  expect(location.search).toBe('?bike=nireeka-homie&q=basket')
  expect(screen.getByRole('status').textContent).toMatch(/^\d sections? with “basket”$/)
  expect(screen.queryByRole('navigation', { name: 'Chapters' })).toBeNull()
})

test('nothing found leads back to the chapters', async () => {
  renderRoutes(routes, '/user-manual?bike=nyx&q=piano')
  await userEvent.click(screen.getByRole('link', { name: 'Show all chapters' }))
  expect(screen.getByRole('heading', { level: 3, name: 'Before the first ride' })).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Search this manual').value).toBe('')
})

test('the chosen bike is remembered with consent only', async () => {
  renderRoutes(routes, '/user-manual')
  await userEvent.click(screen.getByRole('link', { name: 'Nyx' }))
  expect(localStorage.getItem('manualBike')).toBeNull()
  storage.write('consent', { statistics: false, comfort: true, at: Date.now(), signal: false })
  await userEvent.click(screen.getByRole('link', { name: 'Homie' }))
  expect(localStorage.getItem('manualBike')).toBe('"nireeka-homie"')
})
