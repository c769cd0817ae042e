import type { User } from '@nireeka/contracts'
import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'

import { sampleListed } from '../sample-bike.ts'
import { BuildsPage } from './builds-page.tsx'
import { sampleReadyMade } from './sample-saved.ts'

const LIST = 'GET /api/builds'
const READY_MADE = 'GET /api/configurator/ready-made'

/** Opens the page of a member who has saved nothing. */
function open(replies: Record<string, unknown> = {}, unit = 0) {
  const fake = fakeHttp({
    [LIST]: { items: [] },
    [READY_MADE]: { builds: [sampleReadyMade] },
    'GET /api/configurator': { bikes: [sampleListed] },
    ...replies,
  })
  const session$ = new BehaviorSubject({ status: 'member' as const, user: { unit } as User })
  renderPage(<BuildsPage />, '/configurator/builds', { http: fake.http, session$ })
  return fake
}

test('who has saved nothing sees our builds to start from, with pictures, figures and the way into each', async () => {
  const { calls } = open()
  const start = within(await screen.findByRole('list', { name: 'Builds to start from' }))
  const card = start.getByRole('listitem')
  expect(start.getByRole('heading', { name: 'Long way home' })).toBeTruthy()
  expect(card.textContent).toContain(
    'Nireeka Prime, Midnight PearlMore range for the ride back.840 Wh · Gel comfort saddleSizes S, M',
  )
  expect(card.textContent).toContain('Price$5,020Range112\u00A0kmWeight23.5\u00A0kg')
  expect(start.getByRole('link', { name: 'Start from this build: Long way home' }).getAttribute('href')).toBe(
    '/configurator/nireeka-prime?build=1--5--5p.p2',
  )
  expect(card.querySelector('img')?.getAttribute('src')).toContain('nireeka-prime-midnight-pearl')
  expect(screen.getByRole('link', { name: 'start from a standard bike' }).getAttribute('href')).toBe(
    '/configurator',
  )
  expect(calls).toEqual([LIST, READY_MADE])
})

test('a member who uses miles and pounds sees our builds in them', async () => {
  open({}, 1)
  const start = await screen.findByRole('list', { name: 'Builds to start from' })
  expect(start.textContent).toContain('Range70\u00A0miWeight51.8\u00A0lb')
})

test('a build that is built in one size says which', async () => {
  open({
    [READY_MADE]: { builds: [{ ...sampleReadyMade, sizes: ['M'] }] },
  })
  const start = await screen.findByRole('list', { name: 'Builds to start from' })
  expect(start.textContent).toContain('Size M')
})

test('our builds that could not be loaded say why, and are asked for again', async () => {
  let tries = 0
  open({
    [READY_MADE]: () => (tries++ === 0 ? refusal(503, 'Busy.') : { builds: [sampleReadyMade] }),
  })
  expect(await screen.findByText('Our builds can’t be shown right now')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: 'Builds to start from' })).toBeTruthy()
})

test('while none of our builds can be ordered, the bikes to start from are shown', async () => {
  open({ [READY_MADE]: { builds: [] } })
  const start = within(await screen.findByRole('list', { name: 'Bikes to start from' }))
  expect(start.getByRole('heading', { name: 'Nireeka Prime' })).toBeTruthy()
  expect(start.getByRole('link', { name: 'Build yours: Nireeka Prime' }).getAttribute('href')).toBe(
    '/configurator/nireeka-prime',
  )
  expect(start.getByRole('listitem').textContent).toContain('From $4,490')
  expect(start.getByRole('listitem').querySelector('img')).toBeTruthy()
})
