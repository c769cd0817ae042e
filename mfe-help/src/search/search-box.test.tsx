import { Route, Routes, useLocation } from '@nireeka/kit/router'
import { refusal, renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { SearchBox } from './search-box.tsx'
import type { Suggestion } from './suggestions.ts'

const pads = { id: 1, title: 'Brake pad', details: 'NK-P-BRK-101', to: '/pads' }
const lever = { id: 2, title: 'Brake lever', details: 'NK-P-BRK-401', to: '/lever' }

function Where() {
  const { pathname, search } = useLocation()
  return <p>Now at {pathname + search}</p>
}

function open(answer: () => Promise<Suggestion[]> = async () => [pads, lever]) {
  const asked: string[] = []
  const area = {
    name: 'test',
    label: 'Search',
    placeholder: '',
    resultsPath: (q: string) => (q ? `/results?q=${q}` : '/'),
    suggest: (keyword: string) => {
      asked.push(keyword)
      return answer()
    },
  }
  renderPage(
    <>
      <SearchBox area={area} asked="" />
      <Routes>
        <Route path="*" element={<Where />} />
      </Routes>
    </>,
  )
  return { asked, user: userEvent.setup(), input: screen.getByRole('searchbox', { name: 'Search' }) }
}

test('suggestions come while typing, and only the last keyword is asked for', async () => {
  const { asked, user, input } = open()
  await user.type(input, 'brake')
  const link = await screen.findByRole('link', { name: /Brake pad/ })
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
  await screen.findByRole('link', { name: /Brake pad/ })
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Brake lever/ }))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(input)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(screen.getByText('Now at /pads')).toBeDefined()
  expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull()
})

test('Escape closes the suggestions, keeps the text and gives the focus back', async () => {
  const { user, input } = open()
  await user.type(input, 'brake')
  await screen.findByRole('list', { name: 'Suggestions' })
  await user.keyboard('{ArrowDown}{Escape}')
  expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull()
  expect(document.activeElement).toBe(input)
  expect((input as HTMLInputElement).value).toBe('brake')
})

test('leaving the box closes the suggestions', async () => {
  const { user, input } = open()
  await user.type(input, 'brake')
  await screen.findByRole('list', { name: 'Suggestions' })
  await user.click(document.body)
  expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull()
})

test('Enter in the input asks for all results', async () => {
  const { user, input } = open()
  await user.type(input, ' brake {Enter}')
  expect(screen.getByText('Now at /results?q=brake')).toBeDefined()
})

test('suggestions that fail leave the search as it is', async () => {
  const { user, input } = open(() => Promise.reject(refusal(500, 'Busy.')))
  await user.type(input, 'brake')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(screen.getByText('Now at /results?q=brake')).toBeDefined()
})
