import { QueryClient, QueryClientProvider } from '@nireeka/kit/query'
import { BrowserRouter, Route, Routes, useLocation } from '@nireeka/kit/router'
import { refusal, renderPage } from '@nireeka/kit/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'

import { SearchBox } from './search-box.tsx'
import type { SearchArea, Suggestion } from './suggestions.ts'

const pads = { id: 1, title: 'Brake pad', details: 'NK-P-BRK-101', to: '/pads' }
const lever = { id: 2, title: 'Brake lever', details: 'NK-P-BRK-401', to: '/lever' }

function Where() {
  const { pathname, search } = useLocation()
  return <p>Now at {pathname + search}</p>
}

const area: SearchArea = {
  name: 'test',
  label: 'Search',
  placeholder: '',
  action: '/results',
  resultsPath: (q) => (q ? `/results?q=${q}` : '/'),
  suggest: async () => [pads, lever],
}

const page = (searched: SearchArea, asked = '') => (
  <>
    <SearchBox area={searched} asked={asked} />
    <Routes>
      <Route path="*" element={<Where />} />
    </Routes>
  </>
)

// Finds the input by its label, because its role changes from searchbox to combobox when the list is loaded.
const findInput = () => screen.getByLabelText<HTMLInputElement>('Search')
const findPad = () => screen.findByRole('option', { name: /Brake pad/ })
const list = () => screen.queryByRole('listbox', { name: 'Suggestions' })

function open(answer: (keyword: string) => Promise<Suggestion[]> = async () => [pads, lever]) {
  const asked: string[] = []
  const suggest = (keyword: string) => {
    asked.push(keyword)
    return answer(keyword)
  }
  renderPage(page({ ...area, suggest }))
  return { asked, user: userEvent.setup(), input: findInput() }
}

/** Renders the search box as the server's HTML; `hydrate` hydrates it. */
function serverRendered(asked: string) {
  history.replaceState(null, '', '/')
  const tree = (
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>{page(area, asked)}</BrowserRouter>
    </QueryClientProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  container.innerHTML = renderToString(tree)
  return { input: findInput(), hydrate: () => render(tree, { container, hydrate: true }) }
}

test('suggestions come while typing, and only the last keyword is asked for', async () => {
  const { asked, user, input } = open()
  await user.type(input, 'brake')
  const link = await findPad()
  expect(link.getAttribute('href')).toBe('/pads')
  expect(asked).toEqual(['brake'])
})

test('one letter suggests nothing', async () => {
  const { asked, user, input } = open()
  await user.type(input, 'b')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(asked).toEqual([])
})

test('arrow keys lead through the suggestions and Enter follows one', async () => {
  const { user, input } = open()
  await user.type(input, 'brake')
  await findPad()
  const place = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(place()).toBe(screen.getByRole('option', { name: /Brake lever/ }))
  await user.keyboard('{ArrowDown}')
  expect(place()).toBeNull()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(screen.getByText('Now at /pads')).toBeDefined()
  expect(list()).toBeNull()
})

test('Escape closes the suggestions, keeps the text and gives the focus back', async () => {
  const { user, input } = open()
  await user.type(input, 'brake')
  await findPad()
  await user.keyboard('{ArrowDown}{Escape}')
  expect(list()).toBeNull()
  expect(document.activeElement).toBe(input)
  expect(input.value).toBe('brake')
})

test('leaving the box closes the suggestions', async () => {
  const { user, input } = open()
  await user.type(input, 'brake')
  await findPad()
  await user.click(document.body)
  expect(list()).toBeNull()
})

test('Enter in the input asks for all results', async () => {
  const { user, input } = open()
  await user.type(input, ' brake {Enter}')
  expect(screen.getByText('Now at /results?q=brake')).toBeDefined()
})

test('a late answer never replaces that of a newer keyword', async () => {
  let answerLate!: (items: Suggestion[]) => void
  const late = new Promise<Suggestion[]>((resolve) => (answerLate = resolve))
  const { asked, user, input } = open((keyword) => (keyword === 'brake' ? late : Promise.resolve([lever])))
  await user.type(input, 'brake')
  await waitFor(() => expect(asked).toEqual(['brake']))
  await user.type(input, ' lever')
  await screen.findByRole('option', { name: /Brake lever/ })
  answerLate([pads])
  await act(async () => late)
  expect(screen.queryByRole('option', { name: /Brake pad/ })).toBeNull()
  expect(screen.getByRole('option', { name: /Brake lever/ })).toBeDefined()
})

test('a keyword that fits nothing says so, and that Enter looks further', async () => {
  const { user, input } = open(async () => [])
  await user.type(input, 'piano')
  const said = await screen.findAllByText('Nothing is titled “piano”. Press Enter to search the full text.')
  expect(said.length).toBeGreaterThan(0)
})

test('suggestions that fail leave the search as it is', async () => {
  const { user, input } = open(() => Promise.reject(refusal(500, 'Busy.')))
  await user.type(input, 'brake')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(screen.getByText('Now at /results?q=brake')).toBeDefined()
})

test('without JavaScript the form leads to the results', () => {
  const { input } = serverRendered('brake')
  const { action, method } = input.form!
  expect([new URL(action).pathname, method]).toEqual(['/results', 'get'])
  expect([...new FormData(input.form!)]).toEqual([['q', 'brake']])
})

test('what was typed before the page came alive stays and is searched for', async () => {
  const { input, hydrate } = serverRendered('pad')
  input.value = 'lever'
  hydrate()
  expect(input.value).toBe('lever')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(screen.getByText('Now at /results?q=lever')).toBeDefined()
})

test('a search in the address suggests nothing before somebody types', async () => {
  const asked: string[] = []
  renderPage(page({ ...area, suggest: async (keyword) => (asked.push(keyword), []) }, 'brake'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(asked).toEqual([])
})
