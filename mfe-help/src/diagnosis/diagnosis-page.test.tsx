import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { guideList } from './samples.ts'

const LIST = 'GET /api/help-center/diagnosis'
const PATH = '/help-center/diagnosis/e15'

test('symptoms are listed by area, and codes with their meaning', async () => {
  const { http } = fakeHttp({ [LIST]: { guides: guideList } })
  renderRoutes(routes, '/help-center/diagnosis', { http })
  const codes = await screen.findByRole('region', { name: 'Codes on the display' })
  expect(within(codes).getByRole('link', { name: 'E15 No speed signal' }).getAttribute('href')).toBe(PATH)
  const symptoms = within(screen.getByRole('region', { name: 'What do you notice?' }))
  const motor = symptoms.getByRole('heading', { level: 3, name: 'Motor' }).closest('details')!
  expect(motor.querySelector('summary img')).not.toBeNull()
  expect(within(motor).getByRole('link', { name: 'No assistance' })).toBeDefined()
  expect(symptoms.queryByRole('heading', { name: 'Wheels and tyres' })).toBeNull()
})

test('one group of symptoms is open at a time, and a place on the bike opens its own', async () => {
  const { http } = fakeHttp({ [LIST]: { guides: guideList } })
  renderRoutes(routes, '/help-center/diagnosis', { http })
  const section = await screen.findByRole('region', { name: 'What do you notice?' })
  const opened = () =>
    [...section.querySelectorAll('details')]
      .filter(({ open }) => open)
      .map((it) => it.querySelector('h3')?.textContent)
  expect(opened()).toEqual(['Motor'])
  await userEvent.click(screen.getByRole('link', { name: 'Brakes' }))
  expect(opened()).toEqual(['Brakes'])
})

test('each place on the bike has a point with its number on the picture', async () => {
  const { http } = fakeHttp({ [LIST]: { guides: guideList } })
  renderRoutes(routes, '/help-center/diagnosis', { http })
  const bike = await screen.findByRole('navigation', { name: 'Where on the bike?' })
  const areasOf = (tag: string) =>
    [...bike.querySelectorAll<HTMLElement>(`${tag}[data-area]`)].map(({ dataset }) => dataset.area)
  expect(areasOf('span')).toEqual(['motor', 'brakes'])
  expect(areasOf('li')).toEqual(areasOf('span'))
})

test('the places on the bike lead to the symptoms there, and what must not be ridden says so', async () => {
  const { http } = fakeHttp({ [LIST]: { guides: guideList } })
  renderRoutes(routes, '/help-center/diagnosis', { http })
  const bike = within(await screen.findByRole('navigation', { name: 'Where on the bike?' }))
  const places = bike.getAllByRole('link')
  expect(places.map((place) => [place.textContent, place.getAttribute('href')])).toEqual([
    ['Motor', '#area-motor'],
    ['Brakes', '#area-brakes'],
  ])
  for (const place of places) {
    expect(document.querySelector(`details > ${place.getAttribute('href')!}`)).not.toBeNull()
  }
  expect(screen.getByRole('link', { name: 'A brake rubs Don’t ride' })).toBeDefined()
  expect(screen.getAllByText('Don’t ride')).toHaveLength(1)
})

test('what must not be ridden is a field of the guide, whatever its words are', async () => {
  const guides = [
    { ...guideList[0], safe_to_ride: 'No limits', do_not_ride: false },
    { ...guideList[1], safe_to_ride: 'Not today', do_not_ride: true },
  ]
  renderRoutes(routes, '/help-center/diagnosis', { http: fakeHttp({ [LIST]: { guides } }).http })
  await screen.findByRole('link', { name: 'A brake rubs Don’t ride' })
  expect(screen.getByRole('link', { name: 'No assistance' })).toBeDefined()
})

test('a phone shows the first eight codes, until all are asked for', async () => {
  const guides = Array.from({ length: 9 }, (_none, place) => ({
    ...guideList[0],
    slug: `e0${place + 1}`,
    code: `E0${place + 1}`,
    kind: 'code',
  }))
  renderRoutes(routes, '/help-center/diagnosis', { http: fakeHttp({ [LIST]: { guides } }).http })
  const list = (await screen.findByRole('link', { name: /^E09/ })).closest('ul')!
  expect(list.dataset.whole).toBeUndefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show all 9' }))
  expect(list.dataset.whole).toBe('true')
  expect(screen.queryByRole('button', { name: 'Show all 9' })).toBeNull()
})

test('a search lists what was found', async () => {
  const { http } = fakeHttp({ [LIST]: { guides: [guideList[1]] } })
  renderRoutes(routes, '/help-center/diagnosis?q=rubs', { http })
  expect(await screen.findByRole('heading', { name: '1 guide for “rubs”' })).toBeDefined()
})

test('a search that finds nothing leads back to all guides', async () => {
  const { http } = fakeHttp({ [LIST]: { guides: [] } })
  renderRoutes(routes, '/help-center/diagnosis?q=piano', { http })
  expect(await screen.findByRole('heading', { name: 'No guide for “piano”' })).toBeDefined()
})
