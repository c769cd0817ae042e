import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import type { Builder } from '../bike-build/builder.ts'
import { buildOf, sampleBuilder } from '../bike-build/sample-builder.ts'
import { sampleDates } from '../sample-bike.ts'
import { Delivery } from './delivery.tsx'

const USA = { id: 222, name: 'United States', isServed: true, speedLimit: 45 }
const GERMANY = { id: 80, name: 'Germany', isServed: true, speedLimit: 25 }
const CUBA = { id: 55, name: 'Cuba', isServed: false, speedLimit: 25 }

const painted = buildOf([], { sizeId: 12, colourId: 5 })
const DATES = 'GET /api/configurator/colors/get-date/1/12/5'

function open(replies: Parameters<typeof fakeHttp>[0], parts: Partial<Builder> = {}) {
  const { http, calls } = fakeHttp(replies)
  const builder = sampleBuilder({ build: painted, countries: [USA, GERMANY, CUBA], ...parts })
  renderPage(<Delivery builder={builder} />, '/configurator/nireeka-prime', { http })
  return calls
}

test('size and colour have a delivery date, in days and in weeks', async () => {
  open({ [DATES]: sampleDates })
  expect(await screen.findByText(/Arrives December 21 to 25/)).toBeTruthy()
  expect(screen.getByText('in 4 to 5 weeks')).toBeTruthy()
})

test('null is a delivery date on request', async () => {
  open({ [DATES]: null })
  expect(await screen.findByText('Delivery date on request')).toBeTruthy()
})

test('a failed date is another thing, and is tried again', async () => {
  let tries = 0
  open({ [DATES]: () => (tries++ === 0 ? refusal(503, 'Busy.') : sampleDates) })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Arrives December 21/)).toBeTruthy()
})

test('the days on the way are those of the country', async () => {
  const asked: unknown[] = []
  const chooseCountry = vi.fn<(id: number) => void>()
  open(
    {
      [DATES]: ({ query }: { query: unknown }) => {
        asked.push(query)
        return sampleDates
      },
    },
    { country: GERMANY, chooseCountry },
  )
  expect(await screen.findByText(/Arrives/)).toBeTruthy()
  expect(asked).toEqual([{ country_id: 80 }])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Delivery to' }), 'United States')
  expect(chooseCountry).toHaveBeenCalledWith(222)
})

test('the country that the server has rendered for isn’t asked for again by its id', async () => {
  const asked: unknown[] = []
  const dates = ({ query }: { query: unknown }) => {
    asked.push(query)
    return sampleDates
  }
  open({ [DATES]: dates }, { country: USA })
  expect(await screen.findByText(/Arrives/)).toBeTruthy()
  expect(asked).toEqual([undefined])
})

test('a country that isn’t served says so before anything else, and asks for no date', async () => {
  const calls = open({}, { country: CUBA, build: buildOf([]) })
  expect(await screen.findByText('We don’t ship to Cuba yet')).toBeTruthy()
  expect(screen.getByRole('option', { name: 'Cuba (not yet)' })).toBeTruthy()
  expect(calls).toEqual([])
})

test('what the law of a country says stands where the country is chosen, with the way out of it', async () => {
  const apply = vi.fn<Builder['apply']>()
  open({ [DATES]: sampleDates }, { country: GERMANY, apply })
  const region = within(screen.getByRole('region', { name: 'Delivery' }))
  expect(region.getByText(/Your country lets a bike assist to 25 km\/h only/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(region.getByRole('button', { name: 'Change to 25 km/h class' }))
  expect(apply).toHaveBeenCalledWith(expect.objectContaining({ partIds: [1204] }))
})

test('the law of a country that is known already is told before a size is chosen', () => {
  const calls = open({}, { country: GERMANY, build: buildOf([]) })
  expect(screen.getByText(/Your country lets/)).toBeTruthy()
  expect(calls).toEqual([])
})

test('without a size it says how long the bike takes to build and what comes with it, and nothing is asked', () => {
  const calls = open({}, { build: buildOf([]) })
  const region = within(screen.getByRole('region', { name: 'Delivery' }))
  expect(region.getByText('Built in 18 working days')).toBeTruthy()
  expect(region.getByRole('link', { name: 'What comes with it' }).getAttribute('href')).toBe('#in-the-box')
  expect(region.queryByRole('combobox')).toBeNull()
  expect(calls).toEqual([])
})
