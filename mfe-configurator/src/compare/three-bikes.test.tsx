import type { Session } from '@nireeka/contracts'
import { fakeHttp, hydratePage, renderPage } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { sampleBike, sampleListed } from '../sample-bike.ts'
import { ComparePage } from './compare-page.tsx'

const nyx = { ...sampleListed, id: 2, slug: 'nyx', title: 'Nireeka Nyx', use: 'City bike', price: 3490 }
const oslo = { ...nyx, id: 4, slug: 'oslo', title: 'Nireeka Oslo', price: 2990 }
const buildable = (bike: object) => ({ ...sampleBike, bike: { ...sampleBike.bike, ...bike } })
const data = {
  '/api/configurator': { bikes: [sampleListed, nyx, oslo] },
  '/api/configurator/nireeka-prime': sampleBike,
  '/api/configurator/nyx': buildable(nyx),
  '/api/configurator/oslo': buildable(oslo),
}
const THREE = '?one=nireeka-prime&two=nyx&three=oslo'

function open(query: string) {
  const replies = Object.entries(data).map(([path, reply]) => [`GET ${path}`, reply])
  renderPage(<ComparePage />, `/configurator/compare${query}`, {
    http: fakeHttp(Object.fromEntries(replies)).http,
    session$: new BehaviorSubject<Session>({ status: 'guest' }),
  })
}

const cellsOf = async (table: string, row: RegExp) =>
  within(within(await screen.findByRole('table', { name: table })).getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('a third bike joins the other two, and the focus goes beside it', async () => {
  open('?one=nireeka-prime&two=nyx')
  await screen.findByRole('table', { name: 'Figures' })
  await userEvent.click(screen.getByText('Add a bike'))
  const choices = screen.getAllByRole('list', { name: 'Standard bikes' })[0]!
  await userEvent.click(within(choices).getByRole('link', { name: /^Nireeka Oslo/ }))
  const third = within(await screen.findByRole('region', { name: 'Third build' }))
  expect(location.search).toBe(THREE)
  expect(third.getByText(/change bike/).closest('summary')).toBe(document.activeElement)
  expect(screen.queryByText('Add a bike')).toBeNull()
  expect(await cellsOf('Figures', /^Power/)).toEqual(['750\u00A0W', '750\u00A0W', '750\u00A0W'])
  expect(await cellsOf('Part by part', /^Price/)).toEqual(['$4,490', '$3,490', '$2,990\u00A0Best'])
})

test('any of three columns can be removed, down to two, and another one added in its place', async () => {
  open(THREE)
  await userEvent.click(await screen.findByRole('link', { name: 'Remove the first build' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Third build' })).toBeNull())
  expect(location.search).toBe('?one=nyx&two=oslo')
  expect(screen.queryByRole('link', { name: /^Remove/ })).toBeNull()
  expect(screen.getByText('Add a bike')).toBe(document.activeElement)
})

test('on a phone the second or the third bike is chosen to stand beside the first', async () => {
  open(THREE)
  const beside = within(await screen.findByRole('group', { name: 'Beside Nireeka Prime' }))
  const [nyxRadio, osloRadio] = beside.getAllByRole<HTMLInputElement>('radio')
  expect([nyxRadio?.checked, osloRadio?.checked]).toEqual([true, false])
  await userEvent.click(beside.getByLabelText('Nireeka Oslo'))
  expect([nyxRadio?.checked, osloRadio?.checked]).toEqual([false, true])
})

test('three bikes come as HTML', async () => {
  const { container, status } = await hydratePage(routes, {
    url: `/configurator/compare${THREE}`,
    data,
  })
  expect(status).toBe(200)
  expect(container.querySelectorAll('thead tr')[0]?.textContent).toBe(
    'WhatNireeka PrimeNireeka NyxNireeka Oslo',
  )
})
