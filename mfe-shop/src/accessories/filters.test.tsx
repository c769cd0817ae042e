import { BrowserRouter, useSearchParams } from '@nireeka/kit/router'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'

import { Filters } from './filters.tsx'
import { readWish } from './wish.ts'

function Page() {
  const [query] = useSearchParams()
  return <Filters wish={readWish(query)} categories={[{ category: 'bag', count: 4 }]} total={4} />
}

/** The filters as they come in the HTML; `takeOver` is what React does once it is there. */
function standing(path: string) {
  history.replaceState(null, '', path)
  const tree = (
    <BrowserRouter>
      <Page />
    </BrowserRouter>
  )
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  container.innerHTML = renderToString(tree)
  return { takeOver: () => render(tree, { container, hydrate: true }) }
}

const sortBy = () => screen.getByLabelText<HTMLSelectElement>('Sort by')
const word = () => screen.getByRole<HTMLInputElement>('searchbox')

test('an order chosen before the page came alive sorts the list then', () => {
  const { takeOver } = standing('/shop/accessories?category=bag')
  sortBy().value = 'price-up'
  takeOver()
  expect(location.search).toBe('?category=bag&sort=price-up')
  expect(sortBy().value).toBe('price-up')
})

test('a list whose order nobody touched keeps its address', () => {
  const { takeOver } = standing('/shop/accessories?category=bag&page=2&sort=title')
  takeOver()
  expect(location.search).toBe('?category=bag&page=2&sort=title')
  expect(sortBy().value).toBe('title')
})

test('a word typed before the page came alive stays and is searched for', async () => {
  const { takeOver } = standing('/shop/accessories?category=bag')
  word().value = 'rain'
  takeOver()
  expect(word().value).toBe('rain')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(location.search).toBe('?category=bag&q=rain')
})
