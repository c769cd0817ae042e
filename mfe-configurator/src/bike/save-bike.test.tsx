import type { SaveOutcome } from '@nireeka/contracts'
import { fakeHttp, renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { Configurator } from '../configurator.tsx'
import { sampleBike, sampleColours, sampleDates } from '../sample-bike.ts'

const replies = {
  'GET /api/configurator/nireeka-prime': sampleBike,
  'GET /api/configurator/colors/available/1/12': sampleColours,
  'GET /api/configurator/colors/get-date/1/12/5': sampleDates,
}

async function save(query: string, outcome: SaveOutcome) {
  const saveBike = vi.fn(async () => outcome)
  renderPage(<Configurator />, `/configurator/nireeka-prime${query}`, {
    http: fakeHttp(replies).http,
    saveBike,
  })
  if (query) await screen.findByRole('radio', { name: /Midnight Pearl/, checked: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Save this bike' }))
  return saveBike
}

test('the build is saved as it stands, with size and colour', async () => {
  const saveBike = await save('?size=12&color=5', 'saved')
  expect(saveBike).toHaveBeenCalledWith({
    bike_slug: 'nireeka-prime',
    size_id: 12,
    color_id: 5,
    part_ids: [],
  })
  expect(screen.queryByText(/Kept in this browser/)).toBeNull()
})

test('size and colour may still be open', async () => {
  const saveBike = await save('', 'saved')
  expect(saveBike).toHaveBeenCalledWith(expect.objectContaining({ size_id: null, color_id: null }))
})

test('a guest is told that it is kept here, and can log in and come back to this very build', async () => {
  await save('?size=12&color=5', 'kept')
  expect(await screen.findByText(/Kept in this browser/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/login?continue=%2Fconfigurator%2Fnireeka-prime%3Fsize%3D12%26color%3D5',
  )
})
