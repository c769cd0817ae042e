import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { Configurator } from '../configurator.tsx'
import { sampleBike, sampleColours, sampleDates } from '../sample-bike.ts'

const COLOURS = 'GET /api/configurator/colors/available/1'
const DATE = 'GET /api/configurator/colors/get-date/1'
const replies = {
  'GET /api/configurator/nireeka-prime': sampleBike,
  [`${COLOURS}/11`]: sampleColours,
  [`${COLOURS}/12`]: sampleColours,
  [`${COLOURS}/13`]: { available: [] },
  [`${DATE}/11/5`]: null,
  [`${DATE}/12/1`]: sampleDates,
  [`${DATE}/12/5`]: { ...sampleDates, arrives_to: '2027-01-04' },
}

function open(query = '', changed: Record<string, unknown> = {}) {
  const fake = fakeHttp({ ...replies, ...changed })
  renderPage(<Configurator />, `/configurator/nireeka-prime${query}`, { http: fake.http })
  return fake
}

const radio = (name: RegExp) => screen.findByRole('radio', { name })
const chosen = (name: RegExp) => screen.findByRole('radio', { name, checked: true })
const price = () => screen.getByText('Total').parentElement?.textContent

test('before a size is chosen no colour is asked for, and the price is the bike’s own', async () => {
  const { calls } = open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Nireeka Prime' })).toBeTruthy()
  expect(screen.getByText(/Choose your size/)).toBeTruthy()
  expect(price()).toContain('$4,490')
  expect(calls).toEqual(['GET /api/configurator/nireeka-prime'])
  expect(document.title).toBe('Nireeka Prime · Nireeka')
})

test('choosing a size loads its colours, selects the first and then loads the delivery date', async () => {
  const { calls } = open()
  await userEvent.click(await radio(/^M ?Riders/))

  expect(await chosen(/Graphite/)).toBeTruthy()
  expect(await screen.findByText('Arrives December 21 to December 25')).toBeTruthy()
  expect(calls.slice(1)).toEqual([`${COLOURS}/12`, `${DATE}/12/1`])
  expect(location.search).toBe('?size=12')
})

test('choosing a colour changes price, date and address', async () => {
  open('?size=12')
  await userEvent.click(await radio(/Midnight Pearl/))

  expect(await screen.findByText('Arrives December 21 to January 4')).toBeTruthy()
  expect(price()).toContain('$4,680')
  expect(location.search).toBe('?size=12&color=5')
})

test('a shared address opens the same bike; an unknown date is on request', async () => {
  open('?size=11&color=5')
  expect(await chosen(/Midnight Pearl/)).toBeTruthy()
  expect(await chosen(/^S ?Riders/)).toBeTruthy()
  expect(await screen.findByText('Delivery date on request')).toBeTruthy()
})

test('a size without colours isn’t built at the moment', async () => {
  open('?size=13')
  expect(await screen.findByText('This size isn’t built at the moment')).toBeTruthy()
  expect(screen.queryByText(/Delivery date|Arrives/)).toBeNull()
  expect(price()).toContain('$4,490')
})

test.each([
  ['The colours could not be loaded', `${COLOURS}/12`, sampleColours],
  ['The delivery date could not be loaded', `${DATE}/12/1`, sampleDates],
])('%s is a state of its own, and is tried again', async (sentence, call, good) => {
  let tries = 0
  open('?size=12', { [call]: () => (tries++ === 0 ? refusal(503, 'Busy.') : good) })

  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain(sentence)
  await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Arrives December 21 to December 25')).toBeTruthy()
})

test('the parts that can be built in stand by slot with what they add to the price', async () => {
  open()
  const parts = await screen.findByRole('region', { name: 'What can be built in' })
  expect(within(parts).getByRole('heading', { name: 'Charger' })).toBeTruthy()
  const lines = ['3 A chargerIncluded', '2 A travel chargerNo extra cost', '6 A quick charger+$129']
  for (const line of lines) {
    expect(
      within(parts)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toContain(line)
  }
})

test.each([404, 422])('a bike that the server answers %i for is not found', async (status) => {
  open('', { 'GET /api/configurator/nireeka-prime': refusal(status, 'No.') })
  expect(await screen.findByRole('heading', { level: 1, name: 'We don’t build this bike' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All e-bikes' }).getAttribute('href')).toBe('/configurator')
})

test('a bike that could not be loaded says why', async () => {
  open('', { 'GET /api/configurator/nireeka-prime': refusal(500, 'Down.') })
  expect(await screen.findByText('Down.')).toBeTruthy()
})

test('an address below a bike leads nowhere', () => {
  renderPage(<Configurator />, '/configurator/nyx/engine')
  expect(screen.getByRole('heading', { name: 'We don’t build this bike' })).toBeTruthy()
})
