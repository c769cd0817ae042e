import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { routes } from '../../routes.ts'
import { explodedPrime } from './sample-exploded.ts'

beforeEach(() => {
  // The picture's size, which jsdom doesn't lay out.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(880)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(550)
  Element.prototype.scrollIntoView = () => undefined
  // A visitor who saves data keeps the picture.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => vi.unstubAllGlobals())

const PATH = '/shop/spares/exploded/nireeka-prime'

function open(answer: unknown = explodedPrime, path = PATH) {
  const { http } = fakeHttp({
    'GET /api/spares/exploded': answer,
    'GET /api/spares/exploded/for-bike': answer,
  })
  renderRoutes(routes, path, { http })
}

const spot = (name: string) => screen.findByRole('button', { name })
const row = (name: RegExp) => screen.getByRole('button', { name, expanded: undefined })

test('each hot spot has a name, and leads to its row and its parts', async () => {
  open()
  await userEvent.click(await spot('Fork, 1 part'))
  const fork = row(/^1 ?Fork/)
  expect(fork.getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement).toBe(fork)
  const parts = within(screen.getByRole('list', { name: 'Parts of Fork' }))
  expect(parts.getByRole('link', { name: 'Air fork, 100 mm, Prime' }).getAttribute('href')).toBe(
    '/shop/spares/1088',
  )
  expect(screen.getByText('Fork: 1 part')).toBeDefined()
})

test('a chosen row marks its hot spot, and closes when it is chosen again', async () => {
  open()
  const front = await spot('Front brake, 1 part')
  await userEvent.click(row(/^2 ?Front brake/))
  expect(front.getAttribute('aria-current')).toBe('true')
  await userEvent.click(row(/^2 ?Front brake/))
  expect(row(/^2 ?Front brake/).getAttribute('aria-expanded')).toBe('false')
})

test('a chip shows the hot spots of one assembly, and another one all of them again', async () => {
  open()
  await spot('Rear brake, 1 part')
  await userEvent.click(screen.getByRole('button', { name: 'Front end' }))
  expect(screen.queryByRole('button', { name: 'Rear brake, 1 part' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Whole bike' }))
  expect(await spot('Rear brake, 1 part')).toBeDefined()
})

test('a bike without a model has its list', async () => {
  open({ ...explodedPrime, bike: { slug: 'cargo', title: 'Cargo', built: null } })
  expect(await screen.findByRole('heading', { name: 'Cargo, part by part' })).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('heading', { level: 2, name: 'Not in the picture' })).toBeDefined()
})

test('a bike that isn’t there is a page that isn’t there', async () => {
  open(refusal(404, 'Not found.'))
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  expect(screen.queryByRole('heading', { name: /part by part/ })).toBeNull()
})

test('a failure can be tried again', async () => {
  let attempt = 0
  open(() => (attempt++ === 0 ? refusal(500, 'Busy.') : explodedPrime))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Nireeka Prime, part by part' })).toBeDefined()
})

test('one bike says what it is, and an address without one leads to the form', async () => {
  const built = { size: 'M', year: 2024, part_ids: [], colour: null }
  open({ ...explodedPrime, bike: { ...explodedPrime.bike, built } }, '/shop/spares/my-bike/exploded?bike=7')
  expect(await screen.findByText('Nireeka Prime, size M, 2024, as it is built')).toBeDefined()
})

test('without a bike in the address, the page asks which one', async () => {
  open(explodedPrime, '/shop/spares/my-bike/exploded')
  expect((await screen.findByRole('link', { name: 'Find my bike' })).getAttribute('href')).toBe(
    '/shop/spares/my-bike',
  )
})
