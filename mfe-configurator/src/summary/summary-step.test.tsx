import { fakeHttp, renderPage } from '@nireeka/kit/testing'
import type { SaveOutcome } from '@nireeka/contracts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Builder } from '../bike-build/builder.ts'
import { buildOf, sampleBuilder } from '../bike-build/sample-builder.ts'
import { sampleDates } from '../sample-bike.ts'
import { SummaryStep } from './summary-step.tsx'

const built = buildOf([105, 503, 2001], { sizeId: 12, colourId: 5 })

function open(overrides: Partial<Builder> = { build: built }, outcome: SaveOutcome = 'saved') {
  const notify = vi.fn()
  const saveBike = vi.fn(async () => outcome)
  const { http } = fakeHttp({
    'GET /api/configurator/colors/get-date/1/12/5': sampleDates,
    'GET /api/countries': { countries: [] },
  })
  const builder = sampleBuilder(overrides)
  renderPage(<SummaryStep builder={builder} />, '/configurator/nireeka-prime?build=1-c-5&step=summary', {
    http,
    notify,
    saveBike,
  })
  return { notify, saveBike, builder }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => vi.unstubAllGlobals())

test('everything chosen stands in a table with its price, and they make the total', () => {
  const { builder } = open()
  const table = screen.getByRole('table', { name: 'Your Nireeka Prime' })
  const row = (name: RegExp) => within(table).getByRole('row', { name }).textContent
  expect(row(/^Bike/)).toBe('BikeNireeka Prime$4,490')
  expect(row(/^Size/)).toBe('SizeMIncluded')
  expect(row(/^Colour/)).toBe('ColourMidnight Pearl$190')
  expect(row(/^Motor/)).toBe('Motor1000 W mid-drive$690')
  expect(row(/^Charger/)).toBe('Charger3 A chargerIncluded')
  expect(row(/^Total/)).toBe('Total$5,669')
  expect(builder.price.totalCents).toBe(566_900)
})

test('the link leads to this very build, and copying it is told', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  const { notify } = open()
  await press('Share link')
  expect(writeText).toHaveBeenCalledWith(
    `${location.origin}/configurator/nireeka-prime?build=1-c-5--2x.dz.1jl`,
  )
  expect(notify).toHaveBeenCalledWith('success', 'Link copied. Anyone who opens it sees this bike.')
})

test('where nothing can be copied, the link is there to be marked', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
  open()
  await press('Share link')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this bike' })
  expect(field.value).toContain('?build=1-c-5--2x.dz.1jl')
})

test('the PDF is of this build and its country', () => {
  open({ build: built, country: { id: 80, name: 'Germany', isServed: true, speedLimit: 25 } })
  expect(screen.getByRole('link', { name: /^Open as PDF/ }).getAttribute('href')).toBe(
    '/api/configurator/nireeka-prime/summary?build=1-c-5--2x.dz.1jl&country_id=80',
  )
})

test('the build is saved as it stands', async () => {
  const { saveBike } = open()
  await press('Save this bike')
  expect(saveBike).toHaveBeenCalledWith({
    bike_slug: 'nireeka-prime',
    size_id: 12,
    color_id: 5,
    ral: [],
    part_ids: [105, 503, 2001],
  })
  expect((await screen.findByRole('link', { name: 'Your saved builds' })).getAttribute('href')).toBe(
    '/configurator/builds',
  )
})

test('size and colour may still be open', async () => {
  const { saveBike } = open({})
  await press('Save this bike')
  expect(saveBike).toHaveBeenCalledWith(expect.objectContaining({ size_id: null, color_id: null }))
})

test('“Choose your size” leads to the sizes', async () => {
  const openStep = vi.fn()
  open({ openStep })
  await press('Choose your size')
  expect(openStep).toHaveBeenCalledWith('size')
})

test('a guest is told that it is kept here, and can log in and come back to this very build', async () => {
  open({ build: built }, 'kept')
  await press('Save this bike')
  expect(await screen.findByText(/Saved in this browser/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/login?continue=%2Fconfigurator%2Fnireeka-prime%3Fbuild%3D1-c-5%26step%3Dsummary',
  )
})

test('what failed may be tried again, and says nothing untrue', async () => {
  const { saveBike } = open({ build: built }, 'failed')
  await press('Save this bike')
  await press('Save this bike')
  expect(saveBike).toHaveBeenCalledTimes(2)
  expect(screen.queryByText(/in your account now|Saved in this browser/)).toBeNull()
})

test('what doesn’t fit is said on paper, too', () => {
  open({ build: buildOf([105], { sizeId: 12, colourId: 5 }) })
  expect(screen.getByText('The 1000 W motor needs the stronger brakes.')).toBeTruthy()
})

test('upgrades for an owned bike are neither shared nor saved as a bike of their own', () => {
  const { bike } = sampleBuilder()
  open({ bike: { ...bike, owned: [] }, build: built, mode: 'CEOM' })
  expect(screen.getByRole('table', { name: 'Upgrades for your Nireeka Prime' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save this bike' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
})

test('the page is printed', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  open()
  await press('Print')
  expect(print).toHaveBeenCalledOnce()
})
