import type { WarrantyData } from '@nireeka/contracts/api'
import { defineRoutes } from '@nireeka/kit/routes'
import { fakeHttp, hydratePage, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes as allRoutes } from '../routes.ts'
import { TEXT_ANSWERS, textAnswer } from '../testing/sample-texts.ts'
import { WarrantyPage } from './warranty-page.tsx'

const routes = defineRoutes([{ path: '/warranty', page: WarrantyPage }])

const cover = (part: string, is_covered: boolean, until: string | null): WarrantyData['covers'][number] => ({
  part,
  is_covered,
  until,
  note: null,
})
const prime: WarrantyData = {
  serial_number: 'NKP-24-004217',
  bike: 'Nireeka Prime',
  bike_slug: 'nireeka-prime',
  delivered_on: '2025-02-28',
  covers: [cover('Frame', true, null), cover('Motor', true, '2027-02-28')],
}
const WRONG = 'A serial number looks like this: NKP-24-004217.'

const open = (reply: unknown, path = '/warranty') => {
  const { http, calls } = fakeHttp({
    'GET /api/warranty': reply,
    'GET /api/texts/warranty': textAnswer('warranty'),
  })
  renderRoutes(routes, path, { http })
  return calls
}
const field = () => screen.getByLabelText<HTMLInputElement>('Serial number')
const check = (typed: string) => userEvent.type(field(), `${typed}{Enter}`)

test('the words and the form stand in the page without scripts', async () => {
  const { html } = await hydratePage(allRoutes, { url: '/warranty', data: TEXT_ANSWERS })
  expect(html).toContain('What is covered')
  expect(html).toContain('name="serial"')
  expect(html).toContain('Last updated on <time')
})

test('a number leads to its parts and their last days, and the focus goes there', async () => {
  const asked: unknown[] = []
  open(({ query }: { query: unknown }) => (asked.push(query), prime))
  await check(' nkp-24-004217 ')
  const table = await screen.findByRole('table', { name: 'What is covered, and until when' })
  expect(within(table).getByRole('row', { name: /Motor Covered February 28, 2027/ })).toBeDefined()
  expect(within(table).getByText('as long as the first owner has the bike')).toBeDefined()
  expect(asked).toEqual([{ serial: 'NKP-24-004217' }])
  expect(location.search).toBe('?serial=NKP-24-004217')
  expect(document.activeElement?.contains(table)).toBe(true)
})

test('an address with a number checks it and leaves the focus where it is', async () => {
  open(prime, '/warranty?serial=NKP-24-004217')
  await screen.findByRole('table', { name: 'What is covered, and until when' })
  expect(document.activeElement).toBe(document.body)
})

test('a claim is made in a ticket, which names the bike that was checked', async () => {
  open(prime, '/warranty?serial=NKP-24-004217')
  expect(screen.getByRole('link', { name: 'Start a claim' }).getAttribute('href')).toBe(
    '/dashboard/support/new?subject=Warranty+claim',
  )
  const ofBike = await screen.findByRole('link', { name: 'Start a claim for this bike' })
  expect(ofBike.getAttribute('href')).toBe('/dashboard/support/new?subject=Warranty+claim+for+NKP-24-004217')
})

test('a wrong form is told beside the field, and what was typed stays', async () => {
  open(refusal(422, WRONG, { serial: [WRONG] }))
  await check('12345')
  expect((await screen.findByRole('alert')).textContent).toBe(WRONG)
  expect(field().value).toBe('12345')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field())
})

test('after a click on the button, too, the focus is on the field that is wrong', async () => {
  open(refusal(422, WRONG, { serial: [WRONG] }))
  await userEvent.type(field(), '12345')
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  await screen.findByRole('alert')
  expect(document.activeElement).toBe(field())
  await userEvent.clear(field())
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  expect(document.activeElement).toBe(field())
})

test('an empty field is told at once, and nobody is asked', async () => {
  const calls = open(prime)
  await check('')
  expect(screen.getByRole('alert').textContent).toBe('Enter the number on your bike.')
  expect(calls).toEqual(['GET /api/texts/warranty'])
})

test('a number that we never gave is said to be unknown', async () => {
  open(refusal(404, 'There is no such bike.'))
  await check('NKN-24-999999')
  expect(await screen.findByRole('heading', { name: 'No bike has the number NKN-24-999999' })).toBeDefined()
})

test('a warranty that has ended says so', async () => {
  open({ ...prime, covers: [cover('Motor', false, '2022-01-01')] })
  await check('NKP-24-004217')
  expect(await screen.findByText('The warranty of this bike has ended')).toBeDefined()
  expect(screen.getByText('Ended')).toBeDefined()
})

test('when the server can’t be reached the page says so and tries again', async () => {
  let tries = 0
  open(() => {
    tries += 1
    return tries === 1 ? refusal(503, 'Back in a minute.') : prime
  })
  await check('NKP-24-004217')
  expect(await screen.findByText('Back in a minute.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'What is covered, and until when' })).toBeDefined()
})
