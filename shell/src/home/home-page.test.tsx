import type { Session } from '@nireeka/contracts'
import { createQueryClient, PlatformProvider } from '@nireeka/kit'
import { QueryClientProvider } from '@nireeka/kit/query'
import { storage } from '@nireeka/kit/storage'
import { fakeHttp } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { createState } from '../state.ts'
import { fakeShell } from '../testing/fake-shell.ts'
import { asMember } from '../testing/members.ts'
import { renderInShell } from '../testing/render-in-shell.tsx'
import { HomePage } from './home-page.tsx'
import { sampleBike, sampleDealers, sampleHome } from './sample-home.ts'

beforeEach(() => localStorage.clear())

const forAntarctica = { ...sampleDealers, country: { id: 999, name: 'Antarctica' } }

async function open({ path = '/', session = { status: 'guest' } as Session, bike = sampleBike } = {}) {
  const asked: unknown[] = []
  const { http } = fakeHttp({
    'GET /api/home-page': ({ query }: { query?: { id_country?: number } } = {}) => {
      asked.push(query?.id_country)
      const page = sampleHome(query?.id_country === 999 ? forAntarctica : sampleDealers)
      return { ...page, bikeChoose: [bike] }
    },
  })
  const shell = fakeShell({ platform: { http, session$: createState(session) } })
  renderInShell(
    <PlatformProvider value={shell.platform}>
      <QueryClientProvider client={createQueryClient()}>
        <HomePage />
      </QueryClientProvider>
    </PlatformProvider>,
    shell,
    path,
  )
  await screen.findByRole('heading', { name: 'Sit on one first' })
  return { user: userEvent.setup(), asked }
}

test('sections come in the server’s order, and one of a kind that comes later is skipped', async () => {
  await open()
  const headings = screen.getAllByRole('heading').filter(({ tagName }) => tagName !== 'H3')
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Build the bike you’d draw',
    'Choose where you start',
    'Ridden every day',
    'What makes it go',
    'What riders say',
    'Ask someone who rides',
    'Sit on one first',
  ])
})

test('a card leads to the bike in the colour that is shown, and another colour shows it in that one', async () => {
  const { user } = await open()
  const colours = within(screen.getByRole('list', { name: 'Colours of the Nireeka Nyx' }))
  expect(colours.getByRole('link', { name: 'Graphite' }).getAttribute('aria-current')).toBe('true')
  expect(screen.getAllByRole('img', { name: 'Rated 4.5 out of 5' }).length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Nireeka Nyx' }).getAttribute('href')).toBe(
    '/configurator/nyx?color=1',
  )
  await user.click(colours.getByRole('link', { name: 'Copper Pearl' }))
  expect(screen.getByRole('img', { name: 'Nireeka Nyx, Copper Pearl' }).getAttribute('src')).toContain(
    'copper-pearl',
  )
  expect(screen.getByRole('link', { name: 'Nireeka Nyx' }).getAttribute('href')).toBe(
    '/configurator/nyx?color=6',
  )
  expect(location.pathname).toBe('/')
})

test.each([
  [7, null],
  [8, '+2 more colours of the Nireeka Nyx'],
])('of %i colours a phone’s card counts those that it has no room for', async (count, name) => {
  const colors = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Colour ${index + 1}`,
    swatch: '#3A3D40',
    image: sampleBike.image,
  }))
  await open({ bike: { ...sampleBike, colors } })
  const link = screen.queryByRole('link', { name: /more colours/ })
  expect(link?.textContent ?? null).toBe(name)
  expect(link?.getAttribute('href') ?? null).toBe(name && '/configurator/nyx?color=7')
})

test('a card has one button, which builds the bike in the colour that is shown', async () => {
  const { user } = await open()
  const button = screen.getByRole('link', { name: 'Build yours: Nireeka Nyx' })
  expect(button.getAttribute('href')).toBe('/configurator/nyx?color=1')
  await user.click(screen.getByRole('link', { name: 'Copper Pearl' }))
  expect(button.getAttribute('href')).toBe('/configurator/nyx?color=6')
})

test.each([
  [{ status: 'guest' } as Session, '105 km'],
  [asMember({ unit: 1 }), '65 mi'],
])('key figures are in the visitor’s unit, 0 when missing', async (session, range) => {
  await open({ session })
  expect(screen.getByText('Range').nextSibling?.textContent).toBe(range)
})

test.each([
  ['Motor', '/configurator/nireeka-prime?step=upgrades'],
  ['Battery', '/configurator/nireeka-homie?step=upgrades'],
  ['Display', '/configurator/nyx?step=upgrades'],
  ['Belt drive', '/configurator/nireeka-homie?step=upgrades'],
])('the close-up of the %s leads to where it is chosen', async (name, href) => {
  await open()
  const link = screen.getByRole('link', { name })
  expect(link.getAttribute('href')).toBe(href)
})

test('a quote leads to the reviews of its bike, with their stars, if the bike is still sold', async () => {
  await open()
  const [sold, gone] = screen.getAllByRole('figure')
  expect(
    within(sold!).getByRole('link', { name: '12 reviews of the Nireeka Nyx' }).getAttribute('href'),
  ).toBe('/configurator/nyx#reviews')
  expect(within(sold!).getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeTruthy()
  expect(gone!.textContent).toContain('Ute S., rides a Nireeka One')
  expect(within(gone!).queryByRole('link')).toBeNull()
})

test('what others wrote stays text, and leads to where they wrote it', async () => {
  await open()
  expect(screen.getByRole('link', { name: '<b>Which class?</b>' }).getAttribute('href')).toBe(
    '/forum/thread/5',
  )
  expect(screen.getByText('Nyx, 1 post')).toBeTruthy()
})

test('another country shows other dealers, and says when it has none', async () => {
  const { user, asked } = await open()
  expect(asked).toEqual([undefined])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Your country' }), 'Antarctica')
  expect(await screen.findByText(/No dealer in Antarctica yet/)).toBeTruthy()
  expect(asked).toEqual([undefined, 999])
})

test('a country is remembered only by whoever allows it', async () => {
  const { user } = await open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Your country' }), 'Antarctica')
  expect(storage.read('homeCountry')).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test('an address may name the country', async () => {
  const { asked } = await open({ path: '/?id_country=999' })
  expect(asked).toEqual([999])
})

test('the headline comes before the announcement', async () => {
  await open()
  const headline = screen.getByRole('heading', { level: 1 })
  const news = screen.getByText('Nyx in size M is back.')
  expect(headline.compareDocumentPosition(news) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
})

test('the announcement can be closed, and stays so', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Dismiss announcement' }))
  expect(screen.queryByText('Nyx in size M is back.')).toBeNull()
  expect(storage.read('closedNews')).toBe('Nyx in size M is back.')
})

test('news that were closed before leave their place empty', async () => {
  storage.write('closedNews', 'Nyx in size M is back.')
  await open()
  expect(screen.queryByText('Nyx in size M is back.')).toBeNull()
})
