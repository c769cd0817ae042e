import { defineRoutes } from '@nireeka/kit/routes'
import { storage } from '@nireeka/kit/storage'
import { hydratePage, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'

import { routes as allRoutes } from '../routes.ts'
import { ManualPage } from './manual-page.tsx'

const routes = defineRoutes([{ path: '/user-manual', page: ManualPage }])
const serve = (url: string) => hydratePage(allRoutes, { url })

afterEach(() => localStorage.clear())

test('without scripts the whole manual of the address’s bike stands in the page', async () => {
  const { html } = await serve('/user-manual?bike=nyx')
  expect(html).toContain('Before the first ride')
  expect(html).toContain('id="battery-in-the-frame"')
  expect(html).not.toContain('id="battery-removal"')
})

test('a chapter begins with a picture of the address’s bike and with what is in it', async () => {
  const { container } = await serve('/user-manual?bike=nireeka-prime')
  const chapter = within(screen.getByRole('region', { name: 'Before the first ride' }))
  expect(chapter.getByRole('img', { name: 'A Prime, ready to ride' })).toBeDefined()
  expect(chapter.getByRole('link', { name: 'Check before you ride' }).getAttribute('href')).toBe(
    '#first-checks',
  )
  const step = within(chapter.getByText(/^Screw in the pedals/).closest('li')!)
  expect(step.getByRole('img', { name: 'Two pedals' })).toBeDefined()
  expect(container.textContent).toContain('crosswise to 5\u00A0Nm')
})

test('a search in the address narrows it on the server, too', async () => {
  const { html } = await serve('/user-manual?bike=nyx&q=blinks')
  expect(html).toContain('1 section with “blinks”')
  expect(html).toContain('<mark>blinks</mark>')
  expect(html).not.toContain('id="walk-assist"')
})

test('hostile words in the address stay words', async () => {
  const { html } = await serve('/user-manual?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E')
  expect(html).not.toContain('<script>alert')
})

test('typing narrows the manual, counts aloud and keeps the question in the address', async () => {
  renderRoutes(routes, '/user-manual?bike=nireeka-homie')
  await userEvent.type(screen.getByLabelText('Search this manual'), 'basket')
  expect(location.search).toBe('?bike=nireeka-homie&q=basket')
  expect(screen.getByRole('status').textContent).toMatch(/^\d sections? with “basket”$/)
  expect(screen.queryByRole('heading', { name: /Winter/ })).toBeNull()
})

test('nothing found leads back to the whole manual', async () => {
  renderRoutes(routes, '/user-manual?bike=nyx&q=piano')
  await userEvent.click(screen.getByRole('link', { name: 'Show the whole manual' }))
  expect(screen.getByRole('heading', { level: 2, name: 'Before the first ride' })).toBeDefined()
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
