import { inOurNames } from '@nireeka/kit'
import { BrowserRouter, useNavigate, useSearchParams } from '@nireeka/kit/router'
import { Field } from '@nireeka/ui'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'

import { listOf } from '../../testing/accessories.ts'
import { FilterForm } from './filter-form.tsx'
import { SearchLine } from './search-line.tsx'
import { SortBy } from './sort-by.tsx'
import { readListParams, listPath, sortOf } from './list-params.ts'

function Page() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const params = readListParams(query)
  return (
    <>
      <SearchLine id="search" params={params} />
      <FilterForm params={params} facets={inOurNames(listOf().facets)} total={4} onDone={() => undefined} />
      <Field label="Sort by">
        <SortBy
          form="search"
          sort={params.sort}
          onChoose={(sort) => void navigate(listPath(params, { sort: sortOf(sort) }))}
        />
      </Field>
    </>
  )
}

/** Renders the filters as the server's HTML; `hydrate` hydrates them. */
function serverRendered(path: string) {
  history.replaceState(null, '', path)
  const tree = (
    <BrowserRouter>
      <Page />
    </BrowserRouter>
  )
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  container.innerHTML = renderToString(tree)
  return { hydrate: () => render(tree, { container, hydrate: true }) }
}

const sortBy = () => screen.getByLabelText<HTMLSelectElement>('Sort by')
const from = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'From' })
const word = () => screen.getByRole<HTMLInputElement>('searchbox')

test('an order chosen before the page came alive sorts the list then', () => {
  const { hydrate } = serverRendered('/shop/accessories?category=bag')
  sortBy().value = 'price-up'
  hydrate()
  expect(location.search).toBe('?category=bag&sort=price-up')
  expect(sortBy().value).toBe('price-up')
})

test('a list whose order nobody touched keeps its address', () => {
  const { hydrate } = serverRendered('/shop/accessories?category=bag&page=2&sort=title')
  hydrate()
  expect(location.search).toBe('?category=bag&page=2&sort=title')
  expect(sortBy().value).toBe('title')
})

test('a word typed before the page came alive stays and is searched for', async () => {
  const { hydrate } = serverRendered('/shop/accessories?category=bag')
  word().value = 'rain'
  hydrate()
  expect(word().value).toBe('rain')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(location.search).toBe('?category=bag&q=rain')
})

test('filters pressed before the page came alive narrow the list then', () => {
  const { hydrate } = serverRendered('/shop/accessories?category=bag&min=20')
  screen.getByRole<HTMLInputElement>('radio', { name: 'Nireeka Nyx 1' }).checked = true
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'In stock only 2' }).checked = true
  hydrate()
  expect(location.search).toBe('?category=bag&bike=nyx&min=20&in_stock=1')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Nireeka Nyx 1' }).checked).toBe(true)
})

test('a price being typed before the page came alive stays, and is taken up when both its fields are left', async () => {
  const { hydrate } = serverRendered('/shop/accessories?category=bag')
  from().value = '20'
  hydrate()
  expect(location.search).toBe('?category=bag')
  expect(from().value).toBe('20')
  await userEvent.click(from())
  await userEvent.tab()
  expect(location.search).toBe('?category=bag')
  await userEvent.tab()
  expect(location.search).toBe('?category=bag&min=20')
})

test('the price fields are empty, and what the accessories cost stands above them', () => {
  const { hydrate } = serverRendered('/shop/accessories')
  hydrate()
  const { price } = listOf().facets
  const group = screen.getByRole('group', { name: `Price in $ ${price.min} to ${price.max}` })
  const fields = within(group).getAllByRole<HTMLInputElement>('textbox')
  expect(fields.map(({ value, placeholder }) => value + placeholder)).toEqual(['', ''])
})
