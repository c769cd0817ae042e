import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../../routes.ts'
import { bag, helmet, listOf } from '../../testing/accessories.ts'

async function open(path = '/shop/accessories', item = helmet) {
  renderRoutes(routes, path, { http: fakeHttp({ 'GET /api/accessories': listOf(item, bag) }).http })
  await screen.findByRole('link', { name: item.title })
}

const path = () => screen.getByRole('link', { name: 'City helmet' }).getAttribute('href')
const colours = () => screen.getByRole('list', { name: 'Colours of the City helmet' })
const colour = (name: string) => within(colours()).getByRole('link', { name })
const marked = () => within(colours()).getByRole('link', { current: true }).getAttribute('aria-label')

test('a card shows its product in the colour of its picture', async () => {
  await open()
  expect(marked()).toBe('Pine')
  expect(path()).toBe('/shop/accessories/1001')
})

test('a colour dot changes the picture, and the link leads to that colour', async () => {
  await open()
  await userEvent.click(colour('Graphite'))
  expect(screen.getByRole('img', { name: 'City helmet, Graphite' }).getAttribute('src')).toBe(
    '/pictures/city-helmet-graphite.webp',
  )
  expect(marked()).toBe('Graphite')
  expect(path()).toBe('/shop/accessories/1001?colour=Graphite')
  expect(location.pathname).toBe('/shop/accessories')
})

test('without scripts each dot is a link to the product in that colour', async () => {
  await open()
  expect(colour('Graphite').getAttribute('href')).toBe('/shop/accessories/1001?colour=Graphite')
  expect(colour('Pine').getAttribute('href')).toBe('/shop/accessories/1001')
})

test('a list that is filtered by a colour shows that colour', async () => {
  await open('/shop/accessories?colour=Graphite')
  expect(marked()).toBe('Graphite')
  expect(path()).toBe('/shop/accessories/1001?colour=Graphite')
})

test('colours without pictures of their own are named, and nothing can be chosen', async () => {
  await open('/shop/accessories', { ...helmet, pictured: [] })
  expect(screen.getByRole('img', { name: 'Comes in Graphite, Pine' })).toBeDefined()
  expect(screen.queryByRole('list', { name: 'Colours of the City helmet' })).toBeNull()
})

test('a single colour is named beside its dot', async () => {
  await open('/shop/accessories', { ...helmet, pictured: [], colours: ['Pine'] })
  expect(screen.getByText('Pine', { selector: 'li *' })).toBeDefined()
})

test('by keyboard, the colours come between the picture and the title, as they are seen', async () => {
  await open()
  const title = screen.getByRole('link', { name: 'City helmet' })
  expect(colours().compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
